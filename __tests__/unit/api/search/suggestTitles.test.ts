import { buildTitle } from '@tests/builders';
import { suggestTitles } from '@/api/search/suggestTitles';

const entriesOf = (...titles: string[]) =>
  titles.map((title, index) => ({
    record: {},
    title: buildTitle({ id: index + 1, title, overview: 'heat', genres: [] }),
  }));

const namesFor = (...asked: Parameters<typeof suggestTitles>) => suggestTitles(...asked).map(({ text }) => text);

const entries = entriesOf('Heat', 'Her', 'Hereditary', 'Hero', 'Hercules', 'Herbie', 'Hérault', 'The Hero', 'Alien');

test('what begins with the letters comes first, five at most', () => {
  expect(namesFor(entries, 'he')).toEqual(['Heat', 'Her', 'Hereditary', 'Hero', 'Hercules']);
});

test('then what has them later in its name', () => {
  expect(namesFor(entries, 'hero')).toEqual(['Hero', 'The Hero']);
});

test('then what has them nearly', () => {
  expect(namesFor(entries, 'alein')).toEqual(['Alien']);
});

test('overviews suggest nothing', () => {
  expect(namesFor(entries, 'heat')).toEqual(['Heat']);
});

test.each(['', ' ', 'h', ' h '])('two characters are needed: %j is not enough', (query) => {
  expect(namesFor(entries, query)).toEqual([]);
});

test('accents do not count', () => {
  expect(namesFor(entries, 'hera')).toEqual(['Hérault']);
});

test('two titles of one name are named once', () => {
  expect(namesFor(entriesOf('Nosferatu', 'Nosferatu'), 'no')).toEqual(['Nosferatu']);
});

test('says the year, and what is no film', () => {
  const film = { record: {}, title: buildTitle({ title: 'Heat', year: 1995, poster: '/heat.jpg' }) };
  const series = { record: {}, title: buildTitle({ kind: 'tv', title: 'Heartstopper', year: 2022 }) };
  expect(suggestTitles([film, series], 'hea')).toEqual([
    { text: 'Heat', note: '1995', shape: 'poster', image: '/heat.jpg' },
    { text: 'Heartstopper', note: 'Series · 2022', shape: 'poster', image: null },
  ]);
});

test('people and studios stand below the titles, and all of them are five', () => {
  const of = (director: string) => ({ record: {}, title: buildTitle({ title: 'Mars', director }) });
  const marked = [of('Mary Harron'), of('Penny Marshall'), of('Mary Harron'), ...entriesOf('Mara', 'March', 'Mary')];
  expect(suggestTitles(marked, 'mar').map(({ text, note }) => `${text}: ${note}`)).toEqual([
    'Mars: 1999',
    'Mara: 1999',
    'Mary Harron: Director',
    'Penny Marshall: Director',
    'Marvel: Studio',
  ]);
  expect(suggestTitles(marked, 'marvel')).toEqual([
    { text: 'Marvel', note: 'Studio', shape: 'backdrop', image: 'art/studios/marvel-480.webp', path: '/studio/marvel' },
  ]);
});

test('a name is meant by the starts of its words, in any order', () => {
  const nolan = [{ record: {}, title: buildTitle({ director: 'Christopher Nolan' }) }];
  expect(namesFor(nolan, 'nolan chr')).toEqual(['Christopher Nolan']);
  expect(namesFor(nolan, 'topher')).toEqual([]);
});
