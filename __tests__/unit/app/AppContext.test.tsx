import { render, screen } from '@testing-library/react';
import { makeTestStore } from '@tests/makeTestStore';
import { AppContextProvider, useAppContext } from '@/app/AppContext';

const Host = () => <p>{useAppContext().imageHost}</p>;

test('the composition hands down what it holds', () => {
  const { store } = makeTestStore();
  render(
    <AppContextProvider store={store} imageHost="https://images.example">
      <Host />
    </AppContextProvider>,
  );

  expect(screen.getByText('https://images.example')).toBeInTheDocument();
});

test('outside of it its hook throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => render(<Host />)).toThrow('useAppContext must be used within AppContextProvider');
});
