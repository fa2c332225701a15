import { buildTitle } from '@tests/builders';
import { matchesQuery } from '@/api/search/matchesQuery';

const amelie = buildTitle({
  title: 'Amélie',
  overview: 'A waitress in Paris does good.',
  genres: ['Comedy', 'Romance'],
});

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
  ])('%s', (_how, query) => {
    expect(matchesQuery(amelie, query)).toBe(true);
  });

  test.each(['horror', 'amelie horror', '.*', 'Amélie!'])('but not by %j', (query) => {
    expect(matchesQuery(amelie, query)).toBe(false);
  });
});
