import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { pickSurprise } from '@/domain/surprise/pickSurprise';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';

type Options = Parameters<typeof pickSurprise>[0];

const pick = (options: Partial<Options>) =>
  pickSurprise({
    ...{ candidates: [], saved: [], watched: [], shown: new Set(), popular: new Set(), isFiltered: false },
    random: () => 0,
    ...options,
  });

const titled = (id: number, fields: Partial<Title> = {}) =>
  buildTitle({ id, title: `Title ${id}`, genres: [], genreIds: [], director: null, ...fields });

const title = fc
  .record({
    id: fc.integer({ min: 1001, max: 1012 }),
    genreIds: fc.subarray([18, 27, 35, 80]),
    director: fc.constantFrom(null, 'Agnès Varda', 'Akira Kurosawa'),
  })
  .map(({ id, ...fields }) => titled(id, fields));
const titles = fc.array(title, { maxLength: 12 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('picks a candidate that is not saved, watched or just shown, if there is one', () => {
  fc.assert(
    fc.property(titles, titles, titles, titles, random, (candidates, saved, watched, seen, number) => {
      const shown = new Set(seen.map(titleKey));
      const excluded = new Set([...saved, ...watched, ...seen].map(titleKey));
      const left = candidates.map(titleKey).filter((key) => !excluded.has(key));
      const picked = pick({ candidates, saved, watched, shown, random: () => number });
      if (left.length === 0) expect(picked).toBeNull();
      else expect(left).toContain(picked && titleKey(picked.title));
    }),
  );
});

test('a reason names a saved or watched title that has something in common with the pick', () => {
  fc.assert(
    fc.property(titles, titles, titles, random, (candidates, saved, watched, number) => {
      const picked = pick({ candidates, saved, watched, random: () => number });
      if (!picked || !('title' in picked.reason)) return;
      const { kind, title: liked } = picked.reason;
      expect(kind === 'saved' ? saved : watched).toContain(liked);
      const isShared = liked.genreIds.some((id) => picked.title.genreIds.includes(id));
      expect(isShared || liked.director === picked.title.director).toBe(true);
    }),
  );
});

test('titles like those of the viewer are more likely', () => {
  const other = titled(1001, { genreIds: [35] });
  const alike = titled(1002, { genreIds: [27] });
  const options = { candidates: [other, alike], saved: [titled(1003, { genreIds: [27] })] };
  const picks = Array.from({ length: 60 }, (_, index) => pick({ ...options, random: () => index / 60 })?.title.id);
  expect(picks.filter((id) => id === 1002)).toHaveLength(50);
});

test.each([
  [{ isFiltered: true, popular: new Set(['movie:1001' as const]) }, 'filters'],
  [{ popular: new Set(['movie:1001' as const]) }, 'popular'],
  [{}, 'chance'],
])('without a relation to the titles of the viewer the reason is honest: %j is %s', (options, kind) => {
  expect(pick({ candidates: [titled(1001, { genreIds: [27] })], saved: [titled(1002)], ...options })?.reason).toEqual({
    kind,
  });
});
