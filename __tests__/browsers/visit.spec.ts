import { DEMO } from '../e2e/support/test';
import { expect, signInBefore, test } from './test';

test('a viewer gets from the landing to home by hand', async ({ tab }) => {
  await tab.open('./');
  await tab.click(['textbox', 'Email']);
  await tab.type(DEMO.email);
  await tab.click(['button', 'Get Started']);
  await tab.click(['textbox', 'Email']);
  // A password field has no role.
  await tab.press('Tab');
  await tab.type(DEMO.password);
  await tab.press('Enter');
  await tab.sees(['region', 'Featured']);
  await tab.sees(['region', 'Horror'], ['article']);
});

test('a card leads to its title, back returns to the card, and forward to the title', async ({ tab }) => {
  const card = [
    ['region', 'Horror'],
    ['article', 'The Shining'],
    ['link', 'The Shining'],
  ] as const;
  const top = () => tab.run(() => Math.round(scrollY));
  await signInBefore(tab);
  await tab.open('./');
  // Scroll restoration is deferred, so it must have loaded.
  await tab.isWhole();
  await tab.click(...card);
  await tab.sees(['heading', 'The Shining', 1]);
  expect(await top()).toBe(0);

  await tab.run(() => history.back());
  await tab.sees(['region', 'Featured']);
  await tab.seesFocusOn(...card);
  await expect.poll(top).toBeGreaterThan(1000);

  await tab.run(() => history.forward());
  await tab.sees(['heading', 'The Shining', 1]);
  await expect.poll(top).toBe(0);
  await tab.click(['button', 'Back']);
  await tab.seesFocusOn(...card);
});

test('search finds the typed title', async ({ tab }) => {
  await signInBefore(tab);
  await tab.open('./search');
  await tab.click(['combobox', 'Search for movies']);
  await tab.type('the dark');
  await tab.sees(['heading', 'Search Results for "the dark"']);
  await tab.sees(['article', 'The Dark Knight']);
  await tab.sees(['option']);
  await tab.press('Escape');
  await tab.seesNo(['option']);
});
