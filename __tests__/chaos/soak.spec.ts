import { test } from '@playwright/test';
import { expectFlat } from './expectFlat';
import { soak } from './soak';

const changes = Number(process.env.SOAK_CHANGES ?? 2000);

test(`${changes} changes of the route leave nothing behind`, async ({ browser }) => {
  const { warm, last } = await soak(browser, changes);
  console.info({ warm, last });
  expectFlat(warm, last);
});
