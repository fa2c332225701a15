import { DEMO } from '../e2e/support/test';
import { expect, signInBefore, test } from './test';

test('from the landing to home by hand', async ({ tab }) => {
  await tab.open('./');
  await tab.click(['textbox', 'Email']);
  await tab.type(DEMO.email);
  await tab.click(['button', 'Get Started']);
  await tab.click(['textbox', 'Email']);
  await tab.press('Tab');
  await tab.type(DEMO.password);
  await tab.press('Enter');
  await tab.sees(['region', 'Featured']);
  await tab.sees(['region', 'Horror'], ['article']);
});
