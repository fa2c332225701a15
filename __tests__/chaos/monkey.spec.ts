import { expect, test } from '@playwright/test';
import { runMonkey } from './monkey';

const [first, seeds, actions] = [process.env.CHAOS_SEED, process.env.CHAOS_SEEDS, process.env.CHAOS_ACTIONS].map(
  Number,
);

for (const seed of Array.from({ length: seeds ?? 1 }, (_, index) => (first ?? 1) + index)) {
  test(`seed ${seed}`, async ({ browser }) => {
    const done = await runMonkey(browser, { seed, actions: actions ?? 1000 });
    console.info(done);
    expect(done.actions).toBe(actions);
  });
}
