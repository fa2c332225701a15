import { lacksOfTitles } from '@/domain/lists/lacks';
import { buildTitle } from '@tests/builders';

const movie = buildTitle({ kind: 'movie', rating: 7 });
const series = buildTitle({ kind: 'tv', rating: null });

test.each([
  ['movies and series with a rating', [movie], [series], []],
  ['movies alone', [movie], [], ['series']],
  ['series alone, which stand among the popular movies as well', [series], [series], ['movies', 'ratings']],
  ['no titles', [], [], ['movies', 'series', 'ratings']],
])('a catalogue of %s', (_what, movies, shows, lacks) => {
  expect(lacksOfTitles(movies, shows)).toEqual(lacks);
});
