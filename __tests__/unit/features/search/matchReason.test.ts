import { buildTitle } from '@tests/builders';
import { matchReason } from '@/features/search/matchReason';

const title = buildTitle({
  title: 'Léon',
  originalTitle: 'Der Profi',
  director: 'Luc Besson',
  genres: ['Crime', 'Drama'],
  overview: 'A hit man and a girl of twelve, two doors apart.',
});

test.each([
  ['leon', null],
  ['profi', 'originally Der Profi'],
  ['BESSON', 'directed by Luc Besson'],
  ['crime', 'in the genre Crime'],
  ['dramas crime drama', 'in the genre Crime, Drama'],
  ['twelve doors', 'in the description'],
  ['leon twelve', null],
  ['besson twelve doors', 'in the description'],
  ['zzz', null],
  ['', null],
])('%j: %s', (query, reason) => {
  expect(matchReason(title, query)).toBe(reason);
});
