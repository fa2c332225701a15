import { suggest } from '@/api/search/suggest';
import { STUDIOS } from '@/domain/lists/studio';
import { buildTitle } from '@tests/builders';

const entriesOf = (...titles: string[]) =>
  titles.map((title, index) => ({
    record: {},
    title: buildTitle({ id: index + 1, title, overview: 'heat', genres: [] }),
  }));

const namesFor = async (...asked: Parameters<typeof suggest>) => (await suggest(...asked)).map(({ text }) => text);

const entries = entriesOf('Heat', 'Her', 'Hereditary', 'Hero', 'Hercules', 'Herbie', 'Hérault', 'The Hero', 'Alien');

test('titles that begin with the letters come first, five at most', async () => {
  expect(await namesFor(entries, 'he')).toEqual(['Heat', 'Her', 'Hereditary', 'Hero', 'Hercules']);
});

test('studios that begin with the letters are five at most, too', async () => {
  const studios = Array.from({ length: 7 }, (_, index) => ({
    id: index,
    name: `Heron ${index}`,
    slug: `heron-${index}`,
  }));
  expect(await suggest(entries, 'he', { studios })).toHaveLength(5);
});

test('titles with the letters later in the name follow', async () => {
  expect(await namesFor(entries, 'hero')).toEqual(['Hero', 'The Hero']);
});

test('titles with similar letters come last', async () => {
  expect(await namesFor(entries, 'alein')).toEqual(['Alien']);
});

test('overviews suggest nothing', async () => {
  expect(await namesFor(entries, 'heat')).toEqual(['Heat']);
});

test.each(['', ' ', 'h', ' h '])('needs two characters: %j is not enough', async (query) => {
  expect(await namesFor(entries, query)).toEqual([]);
});

test('ignores accents', async () => {
  expect(await namesFor(entries, 'hera')).toEqual(['Hérault']);
});

test('suggests two titles with the same name once', async () => {
  expect(await namesFor(entriesOf('Nosferatu', 'Nosferatu'), 'no')).toEqual(['Nosferatu']);
});

test('a suggestion has the year, and the kind unless it is a film', async () => {
  const film = { record: {}, title: buildTitle({ title: 'Heat', year: 1995, poster: '/heat.jpg' }) };
  const series = { record: {}, title: buildTitle({ kind: 'tv', title: 'Heartstopper', year: 2022 }) };
  expect(await suggest([film, series], 'hea')).toEqual([
    { text: 'Heat', kind: 'movie', year: 1995, shape: 'poster', image: '/heat.jpg' },
    { text: 'Heartstopper', kind: 'tv', year: 2022, shape: 'poster', image: null },
  ]);
});

test('people and studios come after the titles, and the limit of five includes them', async () => {
  const of = (director: string) => ({ record: {}, title: buildTitle({ title: 'Mars', director }) });
  const marked = [of('Mary Harron'), of('Penny Marshall'), of('Mary Harron'), ...entriesOf('Mara', 'March', 'Mary')];
  expect((await suggest(marked, 'mar', { studios: STUDIOS })).map(({ text, kind }) => `${text}: ${kind}`)).toEqual([
    'Mars: movie',
    'Mara: movie',
    'March: movie',
    'Mary Harron: director',
    'Marvel: studio',
  ]);
  const few = marked.slice(0, 3);
  expect(await namesFor(few, 'mar', { studios: STUDIOS })).toEqual(['Mars', 'Mary Harron', 'Penny Marshall', 'Marvel']);
  expect(await suggest(marked, 'marvel', { studios: STUDIOS })).toEqual([
    {
      text: 'Marvel',
      kind: 'studio',
      year: null,
      shape: 'backdrop',
      image: 'art/studios/marvel-480.webp',
      path: '/studio/marvel',
    },
  ]);
});

test('suggests each of several directors separately, after the titles that begin with the text', async () => {
  const director = 'Joaquim Dos Santos, Kemp Powers, Justin K. Thompson and Sammy Davis, Jr.';
  const made = { record: {}, title: buildTitle({ title: 'Across', director }) };
  expect(await namesFor([made], 'th')).toEqual(['Justin K. Thompson']);
  expect(await namesFor([made], 'davis')).toEqual(['Sammy Davis, Jr.']);
  const titles = entriesOf('That', 'There', 'They', 'Them', 'Thin');
  expect(await namesFor([made, ...titles], 'th')).toEqual(['That', 'There', 'They', 'Them', 'Thin']);
});

test('matches a person by the beginnings of the name’s words, in any order', async () => {
  const nolan = [{ record: {}, title: buildTitle({ director: 'Christopher Nolan' }) }];
  expect(await namesFor(nolan, 'nolan chr')).toEqual(['Christopher Nolan']);
  expect(await namesFor(nolan, 'topher')).toEqual([]);
});
