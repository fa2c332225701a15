import { ROUTES } from '../servers/routes';
import { signInBefore, test } from './test';

test('every address opens', async ({ tab }) => {
  await signInBefore(tab);
  for (const { path, heading } of ROUTES) {
    await test.step(path, async () => {
      await tab.open(path);
      await tab.sees(['heading', heading, 1]);
    });
  }
});
