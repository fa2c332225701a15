import { expect, test } from '@playwright/test';
import { runMonkey } from '../chaos/monkey';
import { EXHAUSTIVE_ONLY } from './support/extent';

test('thirty actions of a monkey under faults cause no error and no blank screen, and the list loses nothing', async ({
  browser,
}) => {
  expect((await runMonkey(browser, { seed: 5, actions: 30 })).actions).toBe(30);
});

for (const seed of [11, 12]) {
  test(`two hundred and fifty more actions pass, seed ${seed}`, EXHAUSTIVE_ONLY, async ({ browser }) => {
    test.setTimeout(400_000);
    expect((await runMonkey(browser, { seed, actions: 250 })).actions).toBe(250);
  });
}
