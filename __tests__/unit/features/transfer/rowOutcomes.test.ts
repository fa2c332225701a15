import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import type { Match } from '@/api/match/matchTitles';
import { mergeViewerData } from '@/domain/viewerData/mergeViewerData';
import type { ViewerData } from '@/domain/viewerData/viewerData';
import { readFiles } from '@/features/transfer/files/readFiles';
import { broughtByMatches } from '@/features/transfer/lists/broughtByMatches';
import type { RowOutcomes } from '@/features/transfer/lists/rowOutcomes';
import { outcomesText, rowOutcomes, rowText } from '@/features/transfer/lists/rowOutcomes';

const NOW = '2026-03-01T12:00:00.000Z';

const EMPTY: ViewerData = {
  watchlist: [],
  progress: [],
  searches: [],
  profile: { firstName: '', lastName: '', email: '', phone: '', photo: null },
  player: {},
  isHistoryKept: true,
  hasSingleKeys: true,
  plan: { selected: null, billing: 'monthly' },
} as unknown as ViewerData;

const filmOf = (id: number) => buildTitle({ id, title: `Film ${id}`, year: 2000 });

/** Creates a file with the used methods, because jsdom lacks `File.prototype.arrayBuffer`. */
const fileOf = (name: string, content: string) => {
  const bytes = new TextEncoder().encode(content);
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
};

/** Returns the outcomes of a file's rows. The catalogue has the films below 100, and the watchlist those in `here`. */
async function outcomesOf(name: string, text: string, here: readonly number[] = []) {
  const { listed, unreadable } = await readFiles([fileOf(name, text)]);
  const matches = listed.map(({ title }): Match => {
    const id = Number(title.replace(/\D/g, ''));
    return id < 100 ? filmOf(id) : null;
  });
  const brought = broughtByMatches(listed, matches, NOW);
  const before = { ...EMPTY, watchlist: here.map((id) => ({ ...filmOf(id), addedAt: NOW })) };
  const after = mergeViewerData(before, brought.data, { mode: 'add', start: EMPTY });
  return rowOutcomes({ ...brought, unreadable }, before, after);
}

const linesOf = ({ added, known, repeated, notFound }: RowOutcomes) =>
  Object.fromEntries(
    Object.entries({ added, known, repeated, notFound }).map(([name, rows]) => [name, rows.map(({ line }) => line)]),
  );

test('every row has an outcome with its line', async () => {
  const text = 'title,year\nFilm 1,2000\nFilm 2,2000\n\nFilm 1,2000\nFilm 900,2000\n,2000\n"Film 3,2000';
  const outcomes = await outcomesOf('mine.csv', text, [2]);

  expect(linesOf(outcomes)).toEqual({ added: [2], known: [3], repeated: [5], notFound: [6] });
  expect(outcomesText(outcomes)).toBe('6 rows: 1 new, 1 already here, 1 repeated, 1 not found, 2 unreadable.');
  expect(outcomes.repeated.map(rowText)).toEqual(['Film 1 (2000) · mine.csv, line 5']);
});

test('an excluded row has a reason', async () => {
  const text = 'title,type,tmdb\nFilm 900,,\nFilm 901,,\n,,5\nFilm 1,episode,\n,movie,6';
  const { listed } = await readFiles([fileOf('mine.csv', text)]);
  const { leftOut, taken } = broughtByMatches(listed, [null, 'unanswered', 'ambiguous', null, filmOf(6)], NOW);

  expect(leftOut.map(({ why, listed: { line } }) => [line, why])).toEqual([
    [2, 'notHere'],
    [3, 'unanswered'],
    [4, 'ambiguous'],
    [5, 'foreign'],
  ]);
  expect(taken).toMatchObject([{ listed: { line: 6 } }]);
});

test('a row of several lines is reported by its first line', async () => {
  const text = 'title,description\r\nFilm 1,"one\r\n\r\ntwo"\r\nFilm 1,"a\nb"\r\n"Film\n901",x\r\nFilm 902,';
  expect(linesOf(await outcomesOf('mine.csv', text))).toEqual({
    added: [2],
    known: [],
    repeated: [5],
    notFound: [7, 9],
  });
});

test('films above the limit of the history are reported', async () => {
  const rows = Array.from({ length: 1003 }, (_, index) => `Film ${index},2024-01-01`);
  const { listed } = await readFiles([fileOf('watched.csv', ['Name,Watched Date', ...rows].join('\n'))]);
  const brought = broughtByMatches(
    listed,
    listed.map((_, index) => filmOf(index + 1)),
    NOW,
  );
  const after = mergeViewerData(EMPTY, brought.data, { mode: 'add', start: EMPTY });
  const { added, notKept } = rowOutcomes({ ...brought, unreadable: 0 }, EMPTY, after);

  expect([added.length, notKept.length]).toEqual([1000, 3]);
});

test('the counts add up to the rows of the file, and each line is the start of its row', async () => {
  const row = fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((id) => ({ text: `Film ${id},2000,`, isRead: true })),
    fc
      .integer({ min: 1, max: 12 })
      .map((id) => ({ text: `Film ${id},2000,"a ""note""\nof lines, two"`, isRead: true })),
    fc.integer({ min: 100, max: 200 }).map((id) => ({ text: `Film ${id},2000,`, isRead: true })),
    fc.constantFrom(',2000,', 'Film, The,2000,x', '\u200b,2000,').map((text) => ({ text, isRead: false })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ row, gap: fc.nat(2) }), { minLength: 1, maxLength: 30 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n'),
      async (rows, here, end) => {
        let text = 'title,year,description';
        const starts: number[] = [];
        for (const { row: one, gap } of rows) {
          text += '\n'.repeat(gap + 1);
          if (one.isRead) starts.push(text.split('\n').length);
          text += one.text;
        }
        const outcomes = await outcomesOf('mine.csv', text.replaceAll('\n', end), here);
        const { added, known, repeated, notKept, notFound, unreadable } = outcomes;
        const read = [...added, ...known, ...repeated, ...notKept, ...notFound];

        expect(read.length + unreadable).toBe(rows.length);
        expect(read.map(({ line }) => line).sort((a, b) => a - b)).toEqual(starts);
      },
    ),
    { numRuns: RUNS },
  );
});

test('counts unreadable entries of a backup', async () => {
  const copy = { kinora: 1, watchlist: [{ id: 1, title: 'Heat', addedAt: NOW }, { id: 1, title: 'Heat' }, 5] };
  const { problems, data } = await readFiles([fileOf('copy.json', JSON.stringify(copy))]);

  expect(data.watchlist).toHaveLength(1);
  expect(problems).toEqual(['copy.json: 2 entries of the watchlist left out: repeated or unreadable.']);
});

test('two backups are merged', async () => {
  const copyOf = (...ids: number[]) =>
    JSON.stringify({ kinora: 1, watchlist: ids.map((id) => ({ id, title: `Film ${id}`, addedAt: NOW })) });
  const { data } = await readFiles([fileOf('a.json', copyOf(1, 2)), fileOf('b.json', copyOf(2, 3))]);

  expect(data.watchlist?.map(({ id }) => id)).toEqual([1, 2, 3]);
});
