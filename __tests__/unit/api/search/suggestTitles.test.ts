import { buildTitle } from '@tests/builders';
import { suggestTitles } from '@/api/search/suggestTitles';

const entriesOf = (...titles: string[]) =>
  titles.map((title, index) => ({
    record: {},
    title: buildTitle({ id: index + 1, title, overview: 'heat', genres: [] }),
  }));

const namesFor = async (...asked: Parameters<typeof suggestTitles>) =>
  (await suggestTitles(...asked)).map(({ text }) => text);

const entries = entriesOf('Heat', 'Her', 'Hereditary', 'Hero', 'Hercules', 'Herbie', 'Hérault', 'The Hero', 'Alien');

test('what begins with the letters comes first, five at most', async () => {
  expect(await namesFor(entries, 'he')).toEqual(['Heat', 'Her', 'Hereditary', 'Hero', 'Hercules']);
});

test('then what has them later in its name', async () => {
  expect(await namesFor(entries, 'hero')).toEqual(['Hero', 'The Hero']);
});

test('then what has them nearly', async () => {
  expect(await namesFor(entries, 'alein')).toEqual(['Alien']);
});

test('overviews suggest nothing', async () => {
  expect(await namesFor(entries, 'heat')).toEqual(['Heat']);
});

test.each(['', ' ', 'h', ' h '])('two characters are needed: %j is not enough', async (query) => {
  expect(await namesFor(entries, query)).toEqual([]);
});

test('accents do not count', async () => {
  expect(await namesFor(entries, 'hera')).toEqual(['Hérault']);
});

test('two titles of one name are named once', async () => {
  expect(await namesFor(entriesOf('Nosferatu', 'Nosferatu'), 'no')).toEqual(['Nosferatu']);
});

test('says the year, and what is no film', async () => {
  const film = { record: {}, title: buildTitle({ title: 'Heat', year: 1995, poster: '/heat.jpg' }) };
  const series = { record: {}, title: buildTitle({ kind: 'tv', title: 'Heartstopper', year: 2022 }) };
  expect(await suggestTitles([film, series], 'hea')).toEqual([
    { text: 'Heat', note: '1995', shape: 'poster', image: '/heat.jpg' },
    { text: 'Heartstopper', note: 'Series · 2022', shape: 'poster', image: null },
  ]);
});

test('people and studios stand below the titles, and all of them are five', async () => {
  const of = (director: string) => ({ record: {}, title: buildTitle({ title: 'Mars', director }) });
  const marked = [of('Mary Harron'), of('Penny Marshall'), of('Mary Harron'), ...entriesOf('Mara', 'March', 'Mary')];
  expect((await suggestTitles(marked, 'mar')).map(({ text, note }) => `${text}: ${note}`)).toEqual([
    'Mars: 1999',
    'Mara: 1999',
    'March: 1999',
    'Mary Harron: Director',
    'Marvel: Studio',
  ]);
  const few = marked.slice(0, 3);
  expect(await namesFor(few, 'mar')).toEqual(['Mars', 'Mary Harron', 'Penny Marshall', 'Marvel']);
  expect(await suggestTitles(marked, 'marvel')).toEqual([
    { text: 'Marvel', note: 'Studio', shape: 'backdrop', image: 'art/studios/marvel-480.webp', path: '/studio/marvel' },
  ]);
});

test('each of several directors is suggested alone, after the titles that begin with the text', async () => {
  const director = 'Joaquim Dos Santos, Kemp Powers, Justin K. Thompson and Sammy Davis, Jr.';
  const made = { record: {}, title: buildTitle({ title: 'Across', director }) };
  expect(await namesFor([made], 'th')).toEqual(['Justin K. Thompson']);
  expect(await namesFor([made], 'davis')).toEqual(['Sammy Davis, Jr.']);
  const titles = entriesOf('That', 'There', 'They', 'Them', 'Thin');
  expect(await namesFor([made, ...titles], 'th')).toEqual(['That', 'There', 'They', 'Them', 'Thin']);
});

test('a name is meant by the starts of its words, in any order', async () => {
  const nolan = [{ record: {}, title: buildTitle({ director: 'Christopher Nolan' }) }];
  expect(await namesFor(nolan, 'nolan chr')).toEqual(['Christopher Nolan']);
  expect(await namesFor(nolan, 'topher')).toEqual([]);
});
