import { buildTitle } from '@tests/builders';
import { matchesQuery, suggestionsFor } from '@/api/samples/search';

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

describe('suggestions', () => {
  const titles = ['Heat', 'Her', 'Hereditary', 'Hero', 'Hercules', 'Herbie', 'Hérault', 'The Hero'].map(
    (title, index) => buildTitle({ id: index + 1, title }),
  );

  test('begin with what is typed', () => {
    expect(suggestionsFor(titles, 'hea')).toEqual(['Heat']);
  });

  test('are five at most', () => {
    expect(suggestionsFor(titles, 'he')).toEqual(['Heat', 'Her', 'Hereditary', 'Hero', 'Hercules']);
  });

  test.each(['', ' ', 'h', ' h '])('need two characters: %j is not enough', (query) => {
    expect(suggestionsFor(titles, query)).toEqual([]);
  });

  test('do not mind accents', () => {
    expect(suggestionsFor(titles, 'hera')).toEqual(['Hérault']);
  });

  test('name two titles of one name once', () => {
    const twins = [buildTitle({ id: 1, title: 'Nosferatu' }), buildTitle({ id: 2, title: 'Nosferatu' })];

    expect(suggestionsFor(twins, 'no')).toEqual(['Nosferatu']);
  });
});
