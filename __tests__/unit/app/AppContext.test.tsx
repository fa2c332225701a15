import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { makeTestStore } from '@tests/makeTestStore';
import { AppContextProvider } from '@/app/AppContext';
import { useAppStore } from '@/app/hooks';
import { ImageHost } from '@/components/media/ImageHost';
import { useSite } from '@/components/site/SiteContext';
import { KINORA } from '@/config/site';

const Below = () => (
  <p>
    {useSite().brand.name}, {use(ImageHost)}, {useAppStore().getState().auth.step}
  </p>
);

test('the composition hands down what it holds', () => {
  const { store } = makeTestStore();
  const site = { ...KINORA, brand: { ...KINORA.brand, name: 'Filmclub' } };
  render(
    <AppContextProvider store={store} site={site} imageHost="https://images.example">
      <Below />
    </AppContextProvider>,
  );

  expect(screen.getByText('Filmclub, https://images.example, email')).toBeInTheDocument();
});
