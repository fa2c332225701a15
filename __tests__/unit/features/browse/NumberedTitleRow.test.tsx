import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleRow } from '@/api/samples/sampleRows';
import { NUMBERED_ROWS } from '@/domain/lists/numberedRow';
import type { Title } from '@/domain/title/title';
import { NumberedTitleRow } from '@/features/browse/NumberedTitleRow';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';

jest.mock('@/api/samples/sampleRows');
const answer = jest.mocked(sampleRow);

const server = useServer();

beforeEach(() => {
  localStorage.clear();
  server.use(http.get('*', () => new HttpResponse(null, { status: 404 })));
  jest.spyOn(console, 'warn').mockReturnValue();
});

const movies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Film ${index + 1}`,
    year: 2020,
    vote_average: 7,
  }));

const holding = (count: number) => ({
  success: true as const,
  data: { genreName: '', movies: movies(count), totalResults: String(count) },
});

const renderCards = (titles: readonly Title[], count?: number, look?: string) =>
  titles.slice(0, count).map(({ id, title }) => (
    <li key={id} data-testid={look}>
      {title}
    </li>
  ));

const show = (...ids: number[]) =>
  renderWithProviders(
    NUMBERED_ROWS.filter(({ id }) => ids.includes(id)).map((row) => (
      <NumberedTitleRow key={row.id} row={row} isPageLoading={false} renderCards={renderCards} />
    )),
  );

test('the rows have the headings of the specification', () => {
  show(1, 2, 3, 4, 5, 6, 7);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.join(', ')).toBe(
    'Latest Releases, Popular Movies, Action Packed, Crime & Mystery, Sci-fi & Fantasy, Horror, TV Series',
  );
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('failed rows keep the space of their posters, and the first one offers to retry all', async () => {
  answer.mockRejectedValue(new Error('Gone'));
  const { user } = show(6, 7);
  expect(await region('Horror').findByText(/^Error: /)).toBeVisible();
  expect(await region('TV Series').findByText(/^Error: /)).toBeVisible();
  expect(region('Horror').getByRole('list').children.length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2));

  answer.mockResolvedValue(holding(3));
  await user.click(await screen.findByRole('button', { name: 'Try all 2 rows again' }));
  expect(await region('Horror').findByText('Film 1')).toBeVisible();
  expect(await region('TV Series').findByText('Film 1')).toBeVisible();
});

test('a single failed row offers to retry itself only', async () => {
  answer.mockRejectedValue(new Error('Gone'));
  const { user } = show(6);
  expect(await region('Horror').findByText(/^Error: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /all/ })).not.toBeInTheDocument();
  answer.mockResolvedValue(holding(1));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await region('Horror').findByText('Film 1')).toBeVisible();
});

test('the popular row has ten numbered titles, and the wide row has wide cards', async () => {
  answer.mockResolvedValue(holding(12));
  show(1, 2, 5);
  expect(await region('Latest Releases').findAllByText(/^Film/)).toHaveLength(12);
  expect(await region('Popular Movies').findAllByText(/^Film/)).toHaveLength(10);
  expect(await region('Sci-fi & Fantasy').findAllByTestId('wide')).toHaveLength(12);
});
