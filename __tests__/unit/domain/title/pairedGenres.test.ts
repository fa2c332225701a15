import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readGenreFilter } from '@/domain/filter/genreFilter';
import { pairedGenres } from '@/domain/title/pairedGenres';
import { readTitle } from '@/domain/title/readTitle';

/** Returns the genres of a record with these fields. */
function paired(fields: object, own = new Map<number, string>()) {
  const title = readTitle({ id: 1, title: 'Heat', ...fields });
  if (!title) throw new Error('It is no title');
  return pairedGenres(title, own);
}

const ids = (fields: object, own?: Map<number, string>) => paired(fields, own).map(({ id }) => id);

test.each(['genre', 'Genre'])('names in the text field %s become TMDB’s genres if TMDB has them', (name) => {
  expect(ids({ [name]: 'Action, sci-fi ,Drama' })).toEqual([28, 878, 18]);
});

test('a name that TMDB has gets TMDB’s number in place of another one', () => {
  expect(ids({ genres: [{ id: 7, name: 'comedy' }] })).toEqual([35]);
  expect(ids({ genre_ids: [7] }, new Map([[7, 'Comedy']]))).toEqual([35]);
});

test('a number of TMDB or of the catalogue keeps its name', () => {
  expect(paired({ genres: [{ id: 28, name: 'Aktion' }] })).toEqual([{ id: 28, name: 'Aktion' }]);
  expect(paired({ genre_ids: [18, 90_001] }, new Map([[90_001, 'Silent film']]))).toEqual([
    { id: 18, name: 'Drama' },
    { id: 90_001, name: 'Silent film' },
  ]);
});

test('another name gets a stable number that is valid in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (name) => {
      const made = ids({ genres: [name] });
      expect(made.map((id) => readGenreFilter(String(id)))).toEqual(made);
      if (/^[a-z ]+$/.test(name)) expect(ids({ genres: [name.toUpperCase()] })).toEqual(made);
    }),
    { numRuns: RUNS },
  );
});
