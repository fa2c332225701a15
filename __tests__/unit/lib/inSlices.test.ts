import { inSlices } from '@/lib/inSlices';

const MANY = Array.from({ length: 500 }, (_, index) => index);

/** So that a few of them fill a slice. */
const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('each is done once and in order, and others have their turns in between', async () => {
  const done: number[] = [];
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await inSlices(MANY, (item, index) => {
    busyFor(0.2);
    done.push(item + index);
  });
  clearInterval(count);
  expect(done).toEqual(MANY.map((item) => item * 2));
  expect(turns).toBeGreaterThan(1);
});

test('what nobody waits for any more ends at its next turn', async () => {
  const left = new AbortController();
  let done = 0;
  setTimeout(() => left.abort(), 0);
  const count = () => {
    busyFor(0.2);
    done += 1;
  };
  await inSlices(MANY, count, left.signal);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(MANY.length);
});
