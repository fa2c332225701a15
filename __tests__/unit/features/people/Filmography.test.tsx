import { screen, within } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { renderWithProviders } from '@tests/renderWithProviders';
import type { PersonCredit } from '@/domain/people/person';
import { Filmography } from '@/features/people/Filmography';

const credit = (id: number, department: string, fields: Partial<PersonCredit['title']> = {}): PersonCredit => ({
  title: buildTitle({ id, source: 'tmdb', title: `Title ${id}`, year: 2020, ...fields }),
  department,
  role: `${department} of ${id}`,
});

const open = (credits: PersonCredit[]) =>
  renderWithProviders(
    <Filmography credits={credits} renderAction={({ title }) => <button type="button">List {title}</button>} />,
  );

const titles = () => screen.getAllByRole('article').map((line) => line.getAttribute('aria-label'));

test('filters by department and by films and series, with counts', async () => {
  const { user } = open([
    credit(1, 'Acting'),
    credit(2, 'Acting', { kind: 'tv' }),
    credit(3, 'Directing', { year: 1999 }),
  ]);
  expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['2020', '1999']);

  await user.click(screen.getByRole('radio', { name: 'Acting 2' }));
  expect(titles()).toEqual(['Title 1', 'Title 2']);
  await user.click(screen.getByRole('radio', { name: 'Series 1' }));
  expect(titles()).toEqual(['Title 2']);
  await user.click(screen.getByRole('radio', { name: 'Directing 0' }));
  expect(screen.getByText('No credits in this category.')).toBeVisible();
});

test('offers no filter without a choice', () => {
  open([credit(1, 'Acting'), credit(2, 'Acting')]);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('an entry has a link to its title, the role, and a toggle', () => {
  open([credit(7, 'Acting', { kind: 'tv' })]);
  const line = within(screen.getByRole('article', { name: 'Title 7' }));
  expect(line.getByRole('link', { name: 'Title 7' })).toHaveAttribute('href', '/movie/7?type=tv&from=tmdb');
  expect(line.getByText('Acting of 7')).toBeVisible();
  expect(line.getByRole('button', { name: 'List Title 7' })).toBeVisible();
});

test('shows the newest of hundreds of credits, and the others on request', async () => {
  const { user } = open(Array.from({ length: 120 }, (_, index) => credit(index + 1, 'Acting')));
  expect(titles()).toHaveLength(40);
  await user.click(screen.getByRole('button', { name: 'Show all 120' }));
  expect(titles()).toHaveLength(120);
});

test('renders no section without credits', () => {
  open([]);
  expect(screen.queryByRole('region')).toBeNull();
});
