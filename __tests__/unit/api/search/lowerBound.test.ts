import { buildTitle } from '@tests/builders';
import { searchTitles } from '@/api/search/searchTitles';
import { readQuery } from '@/domain/query/readQuery';

const amelie = buildTitle({
  title: 'Amélie',
  overview: 'A waitress in Paris does good.',
  genres: ['Comedy', 'Romance'],
});

const isFound = async (query: string) =>
  (await searchTitles([{ record: {}, title: amelie }], readQuery(query))).length > 0;

describe('a title is found', () => {
  test.each([
    ['by its title', 'Amélie'],
    ['in any case', 'aMÉLIE'],
    ['without its accents', 'amelie'],
    ['by a part', 'mel'],
    ['by a word of its overview', 'waitress'],
    ['by a genre', 'romance'],
    ['by words in any order', 'paris amelie'],
    ['with space around the words', '  amelie   paris '],
    ['by an empty query, like everything', ''],
  ])('%s', async (_how, query) => {
    expect(await isFound(query)).toBe(true);
  });

  test.each(['horror', 'amelie horror', '.*'])('is not found by %j', async (query) => {
    expect(await isFound(query)).toBe(false);
  });
});
