import fc from 'fast-check';
import { assignIds, slugOf } from '@tools/catalogue/ids/assignIds';
import type { Identity } from '@tools/catalogue/ids/identity';
import { readTitleId } from '@/domain/title/readTitle';
import { RUNS } from '@tests/runs';

const film = (title: string, more: Partial<Identity> = {}): Identity => ({
  kind: 'movie',
  title,
  own: null,
  year: 1999,
  ids: { imdb: null, tmdb: null, tvdb: null },
  content: null,
  ...more,
});

describe('the slug of a title', () => {
  it.each([
    ['Amélie', 2001, 'amelie-2001'],
    ['300', null, 'film-300'],
    ['1917', 2019, 'film-1917-2019'],
    ['Old #1 at 50%', null, 'old-1-at-50'],
    ["Don't Look", null, 'dont-look'],
  ])('%s (%s) is %s', (title, year, id) => {
    expect(slugOf(title, year)).toBe(id);
  });

  it('is a valid and stable id for any title', () => {
    const titles = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(titles, fc.option(fc.integer({ min: 1870, max: 2200 })), (title, year) => {
        const id = slugOf(title, year);
        expect(readTitleId(id)).toBe(id);
        expect(slugOf(title, year)).toBe(id);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('ids across several runs', () => {
  it('distinguish films with the same name, and stay the same', () => {
    const twins = [film('The Ferry', { content: 'a' }), film('The Ferry', { content: 'b' })];
    const { ids, known } = assignIds(twins, {});
    expect(ids).toEqual(['the-ferry-1999', 'the-ferry-1999-2']);
    expect(assignIds([...twins].reverse(), known).ids).toEqual(['the-ferry-1999-2', 'the-ferry-1999']);
  });

  it('stay with a renamed film by its external id or its file', () => {
    const numbered = { imdb: 'tt0000001', tmdb: null, tvdb: null };
    const { known } = assignIds([film('Ferry', { ids: numbered }), film('Boats', { content: 'x' })], {});
    const renamed = [film('Paper Boats', { content: 'x' }), film('The Ferry', { ids: numbered })];
    expect(assignIds(renamed, known).ids).toEqual(['boats-1999', 'ferry-1999']);
  });

  it('stay with a title that gets a year later, but not with another film of that name', () => {
    const { known } = assignIds([film('Ferry', { year: null })], {});
    expect(assignIds([film('Ferry', { year: 2001 })], known).ids).toEqual(['ferry']);
    const later = assignIds([film('Ferry', { year: 2001 })], known).known;
    expect(assignIds([film('Ferry', { year: 2020 })], later).ids).toEqual(['ferry-2020']);
    expect(assignIds([film('Ferry', { year: 2001 }), film('Ferry', { year: 2002 })], known).ids).toEqual([
      'ferry-2001',
      'ferry-2002',
    ]);
  });

  it('are the deployer’s own if they are valid in an address, and survive a new title', () => {
    const { ids, known } = assignIds([film('Ferry', { own: 'F-1' }), film('Boats', { own: '7' })], {});
    expect(ids).toEqual(['F-1', 'boats-1999']);
    expect(assignIds([film('Paper Boats', { own: '7' })], known).ids).toEqual(['boats-1999']);
  });

  it('are unique', () => {
    const anyFilm = fc.record({ title: fc.constantFrom('A', 'B', 'a!'), content: fc.constantFrom('x', 'y', null) });
    fc.assert(
      fc.property(fc.array(anyFilm), fc.array(anyFilm), (before, after) => {
        const { known } = assignIds(
          before.map(({ title, content }) => film(title, { content })),
          {},
        );
        const { ids } = assignIds(
          after.map(({ title, content }) => film(title, { content })),
          known,
        );
        expect(new Set(ids).size).toBe(after.length);
      }),
      { numRuns: RUNS },
    );
  });
});
