import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { TEST_APP_URL } from '@tests/makeTestStore';
import type { ComponentProps } from 'react';
import { CatalogueLimit } from '@/features/filters/CatalogueLimit';
import { fakeAddress, fakeNetwork, json } from '../../api/fakeNetwork';
import { freshStores } from '../../persistence/stores';

fakeNetwork();
const { openStore } = freshStores();

const MOVIES = `${TEST_APP_URL}api/movies/all`;
const filmsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `F ${index}` }));

async function show(props: Partial<ComponentProps<typeof CatalogueLimit>>) {
  const { store } = await openStore({});
  render(
    <Provider store={store}>
      <CatalogueLimit kind="movie" isFiltered={false} source="product" total={null} count={0} {...props} />
    </Provider>,
  );
}

test('shows the size of the catalogue for a list that is cut off', async () => {
  fakeAddress(MOVIES, json(filmsOf(1500)));
  await show({ total: 1000, count: 1000 });
  expect(await screen.findByText('This catalogue has 1,500 movies. 1,000 of them are shown.')).toBeVisible();
});

test('shows how many titles filters cover for a long list in pages, without another request', async () => {
  const asked = fakeAddress(MOVIES, json([]));
  await show({ total: 25_000, count: 1000 });
  expect(screen.getByText('This catalogue has 25,000 movies. Filters cover the first 20,000.')).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('shows nothing for a list within the limit and for TMDB', async () => {
  const asked = fakeAddress(MOVIES, json(filmsOf(3)));
  await show({ isFiltered: true, total: 3, count: 3 });
  await waitFor(() => expect(asked).toHaveLength(1));
  await show({ source: 'tmdb', total: 900_000, count: 1000 });
  await show({ total: 999, count: 999 });
  expect(screen.queryByText(/This catalogue/)).toBeNull();
});
