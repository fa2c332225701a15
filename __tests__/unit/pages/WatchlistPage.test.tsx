import { act, screen, waitFor, within } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { addTitle } from '@/features/watchlist/thunks';
import { WatchlistPage } from '@/pages/WatchlistPage';

const HEAT = buildTitle({ id: 949, title: 'Heat', year: 1995, runtime: 170, genreIds: [] });
const ALIEN = buildTitle({ id: 348, title: 'Alien', year: 1979, runtime: 117, genreIds: [] });
const RONIN = buildTitle({ id: 8195, title: 'Ronin', year: 1998, runtime: 122, genreIds: [] });

function renderList(at = '/watchlist') {
  localStorage.clear();
  const view = renderWithProviders(<WatchlistPage />, { at });
  act(() => {
    for (const title of [HEAT, ALIEN, RONIN]) view.store.dispatch(addTitle(title));
  });
  const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  const removing = (title: string) => screen.getByRole('button', { name: `Remove ${title} from Watchlist` });
  return { ...view, shown, removing };
}

test('shows the number of titles and their running time', () => {
  renderList();
  expect(screen.getByText('3 items · 6 h 49 min of film')).toBeInTheDocument();
});

test('sorts by the address and by the viewer’s choice', async () => {
  const { shown, user } = renderList('/watchlist?sort=title');
  expect(shown()).toEqual(['Alien', 'Heat', 'Ronin']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Running time');
  expect(shown()).toEqual(['Alien', 'Ronin', 'Heat']);
});

test('Undo restores a removed title with the focus on it', async () => {
  const { shown, removing, user } = renderList('/watchlist?sort=title');
  await user.click(removing('Heat'));
  expect(removing('Ronin')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(['Alien', 'Heat', 'Ronin']);
  expect(removing('Heat')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('the keyboard shortcut undoes a removal, but not after Dismiss', async () => {
  const { removing, user } = renderList();
  await user.click(removing('Heat'));
  await user.keyboard('{Control>}z{/Control}');
  expect(removing('Heat')).toHaveFocus();
  await user.click(removing('Heat'));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => {
    expect(screen.queryByRole('article', { name: 'Heat' })).not.toBeInTheDocument();
  });
});

test('Undo restores a cleared list', async () => {
  const { shown, user } = renderList('/watchlist?sort=title');
  await user.click(screen.getByRole('button', { name: 'Clear Watchlist' }));
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Clear Watchlist' }));
  expect(screen.getByRole('heading', { name: 'Your watchlist is empty' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(['Alien', 'Heat', 'Ronin']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
