import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { expectToStand } from './support/stands';
import { expect, signInBefore, test } from './support/test';

/** Each entry breaks a page, and has the message with which `expectToStand` then fails. */
const SPOILS: Record<string, { spoil: () => void; says: RegExp }> = {
  'a second heading': {
    spoil: () => document.querySelector('main')?.append(document.createElement('h1')),
    says: /toHaveCount/,
  },
  'something that goes on loading': {
    spoil: () =>
      document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'Loading…' })),
    says: /Loading/,
  },
  'what a script says': {
    spoil: () => document.querySelector('main')?.append('Rated NaN'),
    says: /NaN/,
  },
  'an object in the text': {
    spoil: () => document.querySelector('main')?.append('by [object Object]'),
    says: /\[object/,
  },
  'a page that is wider than the window': {
    spoil: () => {
      const wide = document.createElement('div');
      Object.assign(wide.style, { width: '3000px', height: '9px' });
      document.body.append(wide);
    },
    says: /sideways scroll/,
  },
  'focus outside of the page': {
    spoil: () => {
      const stray = document.createElement('button');
      document.body.append(stray);
      stray.focus();
    },
    says: /the focus/,
  },
  'something over the header': {
    spoil: () => {
      const pane = document.createElement('div');
      Object.assign(pane.style, { position: 'fixed', inset: '0', zIndex: '99999' });
      document.body.append(pane);
    },
    says: /intercepts pointer events/,
  },
  'no page at all': {
    spoil: () => document.querySelector('#root')?.remove(),
    says: /toHaveCount/,
  },
};

test('expectToStand finds every kind of broken page', EXHAUSTIVE_ONLY, async ({ page }) => {
  await signInBefore(page);
  for (const [what, { spoil, says }] of Object.entries(SPOILS)) {
    await test.step(what, async () => {
      await open(page, './no-such-page');
      await expectToStand(page);
      await page.evaluate(spoil);
      await expect(expectToStand(page, { patience: 2000 })).rejects.toThrow(says);
    });
  }
});

test('expectToStand finds a page that repeats a request over and over', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  traffic.allow(/\/api\/nothing/);
  await signInBefore(page);
  await page.route('**/api/nothing', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, './no-such-page');
  const ask = () => page.evaluate(() => fetch('api/nothing').then(({ status }) => status));
  for (let turn = 0; turn < 3; turn += 1) await ask();
  await expectToStand(page);
  await ask();
  await expect(expectToStand(page)).rejects.toThrow(/api\/nothing/);
});
