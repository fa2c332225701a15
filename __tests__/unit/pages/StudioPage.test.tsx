import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { Link, Route, Routes } from 'react-router-dom';
import { SiteContext } from '@/components/site/SiteContext';
import { DEFAULT_SITE } from '@/config/site';
import { selectWatchlist } from '@/features/watchlist/watchlistSlice';
import { StudioPage } from '@/pages/StudioPage';

beforeEach(() => {
  localStorage.clear();
});

function open(at: NonNullable<Parameters<typeof renderWithProviders>[1]>['at']) {
  return renderWithProviders(
    <Routes>
      <Route path="/" element={<p>Home</p>} />
      <Route path="/series" element={<Link to="/studio/hbo">To the studio</Link>} />
      <Route path="/studio/:studioName" element={<StudioPage />} />
    </Routes>,
    { at },
  );
}

const titlesIn = async (name: string) => {
  const region = await screen.findByRole('region', { name });
  return within(region)
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label') ?? '');
};

test('the first six titles are new, the next six popular, and the grid has all of them', async () => {
  open({ pathname: '/studio/hbo', state: { id: 3, name: 'HBO' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'HBO' })).toBeVisible();
  expect(document.title).toBe('HBO · Kinora');
  const all = await titlesIn('All HBO Content');
  expect(all.length).toBeGreaterThan(12);
  expect(await titlesIn('Newly Added')).toEqual(all.slice(0, 6));
  expect(await titlesIn('Popular Shows')).toEqual(all.slice(6, 12));
});

test('a site with only its own titles has no studios', async () => {
  renderWithProviders(
    <SiteContext value={{ ...DEFAULT_SITE, samples: false }}>
      <StudioPage />
    </SiteContext>,
    { at: '/studio/hbo' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('names that contain marvel share a list, in any case', async () => {
  const { unmount } = open('/studio/marvel');
  const marvel = await titlesIn('All Marvel Content');
  unmount();
  open('/studio/MARVEL-knights');
  expect(await titlesIn('All MARVEL Knights Content')).toEqual(marvel);
});

test('any other studio shows the shared list and six copies with its name', async () => {
  const { user, store } = open('/studio/warner-bros');
  const all = await titlesIn('All Warner Bros Content');
  const copies = all.filter((title) => title.startsWith('Warner Bros '));
  expect(copies).toEqual(all.slice(0, 6).map((title) => `Warner Bros ${title}`));
  expect(new Set(all).size).toBe(all.length);

  // A copy on the watchlist is not the title that it copies.
  const region = within(screen.getByRole('region', { name: 'All Warner Bros Content' }));
  const copy = within(region.getByRole('article', { name: copies[0] ?? '' }));
  await user.click(copy.getByRole('button', { name: 'Add to watchlist' }));
  expect(region.getAllByRole('button', { name: 'Remove from watchlist' })).toHaveLength(1);
  expect(selectWatchlist(store.getState())).toMatchObject([{ title: copies[0] }]);
});

test('a card opens its title', async () => {
  open('/studio/hbo');
  const grid = within(await screen.findByRole('region', { name: 'All HBO Content' }));
  const [card] = grid.getAllByRole('article');
  const name = card?.getAttribute('aria-label') ?? '';
  expect(grid.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\/movie\/\d+/));
});

test('Back to Home goes one step back', async () => {
  const { user } = open('/series');
  await user.click(screen.getByRole('link', { name: 'To the studio' }));
  await user.click(screen.getByRole('button', { name: 'Back to Home' }));
  expect(screen.getByRole('link', { name: 'To the studio' })).toBeVisible();
});

test('Back to Home leads to Home if there is no earlier page', async () => {
  const { user } = open('/studio/hbo');
  await user.click(screen.getByRole('button', { name: 'Back to Home' }));
  expect(screen.getByText('Home')).toBeVisible();
});

test.each([
  ['markup', encodeURIComponent('<img src=x onerror=alert(1)>')],
  ['5,000 characters', 'a'.repeat(5000)],
  ['a percent sign alone', '%'],
  ['half an escape', '%E0%A4%A'],
])('an address with %s shows a short heading', async (_what, parameter) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(`/studio/${parameter}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toMatch(/^[\p{L}\p{N} ]{1,48}$/u);
  expect(heading.children).toHaveLength(0);
  expect(await screen.findByRole('region', { name: /^All .+ Content$/ })).toBeInTheDocument();
});
