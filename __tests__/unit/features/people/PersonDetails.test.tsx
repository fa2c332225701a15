import { screen } from '@testing-library/react';
import { PersonDetails } from '@/features/people/PersonDetails';
import { setTranslations } from '@/i18n/t';
import { buildPerson } from '@tests/detailBuilders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { speak } from '@tests/speak';

const open = (fields: Parameters<typeof buildPerson>[0]) =>
  renderWithProviders(<PersonDetails person={buildPerson(fields)} navigation={<button type="button">Back</button>} />);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
  setTranslations(null);
});

test('shows the age of a living person', () => {
  open({ born: '1970-01-16', birthplace: 'Harbour Town', department: 'Acting' });
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Lamp' })).toBeVisible();
  expect(screen.getByText(/^Born/).closest('p')).toHaveTextContent('Born January 16, 1970 (age 55)');
  expect(screen.getByText('Known for acting')).toBeVisible();
  expect(screen.getByText('Harbour Town')).toBeVisible();
});

test('shows the age at death of a dead person', () => {
  open({ born: '1900-06-01', died: '1980-05-31' });
  expect(screen.getByText(/^Born/).closest('p')).toHaveTextContent(/^Born June 1, 1900$/);
  expect(screen.getByText(/^Died/).closest('p')).toHaveTextContent('Died May 31, 1980 (age 79)');
});

test.each([
  ['2025-01-01', '(1 rok)'],
  ['1984-01-01', '(42 lata)'],
  ['1970-01-16', '(55 lat)'],
])('a Polish age of a person born on %s agrees with its number', (born, age) => {
  speak('pl');
  open({ born });
  expect(screen.getByText(/^Data urodzenia/).closest('p')).toHaveTextContent(age);
});

test('shows nothing about a person without data', () => {
  const { container } = open({});
  expect(screen.queryByText(/Born|Died|Known for|From/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(container).toHaveTextContent('AL');
});

test('a biography in another language has a lang attribute and paragraphs', () => {
  open({ biography: 'Une vie.\n\nUne autre.', biographyLanguage: 'fr' });
  const first = screen.getByText('Une vie.');
  expect(first.parentElement).toHaveAttribute('lang', 'fr');
  expect(first.parentElement?.children).toHaveLength(2);
});
