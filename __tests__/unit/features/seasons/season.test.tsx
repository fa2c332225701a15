import { screen } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { buildSeason } from '@tests/detailBuilders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { Episodes } from '@/features/seasons/Episodes';
import { SeasonHead } from '@/features/seasons/SeasonHead';
import { SeasonNeighbours } from '@/features/seasons/SeasonNeighbours';

const series = { kind: 'tv', id: 1399, source: 'tmdb' } as const;

const neighboursOf = (number: number) => {
  const seasons = [2, 0, 1].map((each) => buildSeason({ number: each, name: `Season ${each}` }));
  renderWithProviders(<SeasonNeighbours series={series} seasons={seasons} number={number} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test.each([
  [0, [['Next: Season 1', '/movie/1399/season/1?type=tv&from=tmdb']]],
  [
    1,
    [
      ['Previous: Season 0', '/movie/1399/season/0?type=tv&from=tmdb'],
      ['Next: Season 2', '/movie/1399/season/2?type=tv&from=tmdb'],
    ],
  ],
  [2, [['Previous: Season 1', '/movie/1399/season/1?type=tv&from=tmdb']]],
])('season %p has its neighbors, with the specials before the first season', (number, expected) => {
  expect(neighboursOf(number)).toEqual(expected);
});

test('a season links to its series, by its title if that is known', () => {
  const head = (title: ReturnType<typeof buildTitle> | null) => (
    <SeasonHead season={buildSeason({ airDate: '2020-05-01' })} series={series} title={title} navigation={null} />
  );
  const { unmount } = renderWithProviders(head(buildTitle({ ...series, title: 'Lanterns' })));
  expect(screen.getByRole('link', { name: 'Lanterns' })).toHaveAttribute('href', '/movie/1399?type=tv&from=tmdb');
  expect(screen.getByText('May 1, 2020')).toBeVisible();
  unmount();
  renderWithProviders(head(null));
  expect(screen.getByRole('link', { name: 'Go to series' })).toBeVisible();
});

test('an episode shows its data, and a season without episodes a message', () => {
  const episode = {
    number: 3,
    name: 'The Wick',
    overview: 'It burns.',
    airDate: '2020-05-15',
    runtime: 42,
    still: null,
    rating: 8.14,
    film: null,
  };
  const unnamed = { ...episode, number: 4, name: 'Episode 4' };
  const { unmount } = renderWithProviders(<Episodes episodes={[episode, unnamed]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Episode 4' })).toBeVisible();
  const item = screen.getByRole('heading', { level: 3, name: '3. The Wick' }).closest('ol > li');
  expect(item).toHaveTextContent('May 15, 202042 minRating 8.1It burns.');
  unmount();
  renderWithProviders(<Episodes episodes={[]} />);
  expect(screen.getByText('No episode information yet.')).toBeVisible();
});
