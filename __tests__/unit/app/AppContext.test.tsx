import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { makeTestStore } from '@tests/makeTestStore';
import { AppContextProvider, useAppContext } from '@/app/AppContext';
import { useAppStore } from '@/app/hooks';
import { ImageHost } from '@/components/media/ImageHost';
import { useSite } from '@/components/site/SiteContext';
import { DEFAULT_SITE } from '@/config/site';

const Host = () => <p>{useAppContext().imageHost}</p>;

const Below = () => (
  <p>
    {useSite().brand.name}, {use(ImageHost)}, {useAppStore().getState().auth.step}
  </p>
);

test('the provider passes its store, site and image host down', () => {
  const { store } = makeTestStore();
  const site = { ...DEFAULT_SITE, brand: { ...DEFAULT_SITE.brand, name: 'Filmclub' } };
  render(
    <AppContextProvider store={store} site={site} imageHost="https://images.example">
      <Host />
      <Below />
    </AppContextProvider>,
  );

  expect(screen.getByText('https://images.example')).toBeInTheDocument();
  expect(screen.getByText('Filmclub, https://images.example, email')).toBeInTheDocument();
});

test('the hook throws outside of the provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => render(<Host />)).toThrow('useAppContext must be used within AppContextProvider');
});
