import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { judge } from '../../tools/bench/judge.mjs';
import { LINES } from '../../tools/bench/lines.mjs';
import { answerTo } from '../../tools/bench/service/answers.mjs';
import { TRIALS } from '../../tools/bench/trials.mjs';

const runs = (...values) => values.map((time) => ({ time }));

test('a line compares the median with that of the floor, at the printed precision', () => {
  const line = { trial: 'home', figure: 'time', says: 'LCP', unit: 'ms', floor: 'floor', limit: 1.25 };
  const home = runs(1250, 9000, 1254);
  assert.deepEqual(judge(line, { home, floor: runs(1000, 1001, 7) }), {
    cells: ['home: LCP', '1,254 ms', '1,250–9,000', '1,000 ms (floor)', '1.25x', '1.25x'],
    isOver: false,
  });
  assert.equal(judge(line, { home, floor: runs(990) }).isOver, true);
});

test('a line without a floor has an absolute limit, and a line without runs is over', () => {
  const line = { trial: 'home', figure: 'time', says: 'TBT', unit: 'ms', limit: 100 };
  assert.equal(judge(line, { home: runs(100, 100.4) }).isOver, false);
  assert.equal(judge(line, { home: runs(101) }).isOver, true);
  assert.equal(judge(line, { home: [] }).isOver, true);
  assert.equal(judge({ ...line, floor: 'floor' }, { home: runs(1), floor: [] }).isOver, true);
});

test('every line of the budget has its trials', () => {
  for (const { trial, floor = trial } of LINES) assert.ok(trial in TRIALS && floor in TRIALS, trial);
});

test('the service has 10,000 movies in pages, finds them by their words, and knows each one', () => {
  const ask = (path, query = {}) => answerTo(path, new URLSearchParams(query));
  const last = ask('movie/popular', { page: 500 });
  assert.equal(last.total_pages, 500);
  assert.equal(last.results.length, 20);
  const { results } = ask('search/movie', { query: 'silent river' });
  assert.ok(results.length > 3 && results.every(({ title }) => title.includes('Silent River')));
  assert.equal(ask('movie/1234').id, 1234);
  assert.equal(ask('person/popular'), undefined);
});

test('a catalogue with odd names, a looping link, an empty and a damaged file loses no film and reports all', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/bench/catalogue.mjs', '2'], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^3 of 3 reported: the looping link, the empty file, the damaged file\.$/m);
  assert.match(stdout, /^12 of 12 in the catalogue, 10 with odd names or damaged\.$/m);
});
