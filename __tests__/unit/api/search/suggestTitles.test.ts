import { buildTitle } from '@tests/builders';
import { suggestTitles } from '@/api/search/suggestTitles';

const entriesOf = (...titles: string[]) =>
  titles.map((title, index) => ({
    record: {},
    title: buildTitle({ id: index + 1, title, overview: 'heat', genres: [] }),
  }));

const entries = entriesOf('Heat', 'Her', 'Hereditary', 'Hero', 'Hercules', 'Herbie', 'Hérault', 'The Hero', 'Alien');

test('what begins with the letters comes first, five at most', () => {
  expect(suggestTitles(entries, 'he')).toEqual(['Heat', 'Her', 'Hereditary', 'Hero', 'Hercules']);
});

test('then what has them later in its name', () => {
  expect(suggestTitles(entries, 'hero')).toEqual(['Hero', 'The Hero']);
});

test('then what has them nearly', () => {
  expect(suggestTitles(entries, 'alein')).toEqual(['Alien']);
});

test('overviews suggest nothing', () => {
  expect(suggestTitles(entries, 'heat')).toEqual(['Heat']);
});

test.each(['', ' ', 'h', ' h '])('two characters are needed: %j is not enough', (query) => {
  expect(suggestTitles(entries, query)).toEqual([]);
});

test('accents do not count', () => {
  expect(suggestTitles(entries, 'hera')).toEqual(['Hérault']);
});

test('two titles of one name are named once', () => {
  expect(suggestTitles(entriesOf('Nosferatu', 'Nosferatu'), 'no')).toEqual(['Nosferatu']);
});
