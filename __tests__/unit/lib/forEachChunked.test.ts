import { forEachChunked } from '@/lib/forEachChunked';

const MANY = Array.from({ length: 500 }, (_, index) => index);

/** Blocks for `ms`, so that a few items fill a slice. */
const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('handles each item once and in order, and lets other tasks run in between', async () => {
  const done: number[] = [];
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await forEachChunked(MANY, (item, index) => {
    busyFor(0.2);
    done.push(item + index);
  });
  clearInterval(count);
  expect(done).toEqual(MANY.map((item) => item * 2));
  expect(turns).toBeGreaterThan(1);
});

test('stops at the next slice after an abort', async () => {
  const left = new AbortController();
  let done = 0;
  setTimeout(() => left.abort(), 0);
  const count = () => {
    busyFor(0.2);
    done += 1;
  };
  await forEachChunked(MANY, count, left.signal);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(MANY.length);
});
