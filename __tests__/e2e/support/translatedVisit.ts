import type { Page } from '@playwright/test';
import { openHeld, whole } from './open';
import { expect, signInBefore, test } from './test';
import { settledWords, translated, translateFromTheStart, wordsOf } from './translate';

/** How a control with this text is called now. */
type Name = (text: string) => string;
type Step = (page: Page, name: Name) => Promise<unknown>;

/** Steps on a prerendered screen before the app has taken over, and after it has. */
export interface Visit {
  title: string;
  path: string;
  width?: number;
  isSignedOut?: boolean;
  inGate?: true;
  before: readonly Step[];
  after: readonly Step[];
}

export const button =
  (text: string): Step =>
  (page, name) =>
    page
      .getByRole('button', { name: name(text), exact: true })
      .first()
      .click();

/** Its name is an attribute, which is not translated. */
export const labelled =
  (label: string): Step =>
  (page) =>
    page.getByRole('button', { name: label, exact: true }).first().click();

export const link =
  (text: string, leadsTo: RegExp): Step =>
  async (page, name) => {
    await page
      .getByRole('link', { name: name(text), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(leadsTo);
  };

export const genre =
  (text: string): Step =>
  (page, name) =>
    page
      .locator('label', { hasText: new RegExp(`^${name(text)}`) })
      .first()
      .click();

/** Found by its role alone, because its label may be a text, which is translated, or an attribute, which is not. */
export const type =
  (role: 'textbox' | 'combobox', text: string): Step =>
  async (page) => {
    const field = page.getByRole(role).first();
    await field.pressSequentially(text);
    await expect(field).toHaveValue(text);
  };

export const holds =
  (role: 'textbox' | 'combobox', text: string): Step =>
  (page) =>
    expect(page.getByRole(role).first()).toHaveValue(text);

export const key =
  (pressed: string): Step =>
  (page) =>
    page.keyboard.press(pressed);

/** Goes the whole way, and looks at the words after each step. */
async function visit(page: Page, { path: address, before, after }: Visit, name: Name, look: () => Promise<unknown>) {
  const start = await openHeld(page, address);
  await expect(page.locator('#root > *').first()).toBeAttached();
  await look();
  for (const step of before) await step(page, name);
  await start();
  await whole(page);
  await look();
  for (const step of after) {
    await step(page, name);
    await look();
  }
}

async function prepare(page: Page, { width = 1440, isSignedOut = false }: Visit) {
  await page.setViewportSize({ width, height: 900 });
  if (!isSignedOut) await signInBefore(page);
}

/** Goes the way in English, in a browser of its own, and then translated: the words are the same. */
export async function expectSameWords(page: Page, one: Visit) {
  const own = await page.context().browser()?.newContext({ baseURL: test.info().project.use.baseURL });
  if (!own) throw new Error('There is no browser');
  const english = await own.newPage();
  await prepare(english, one);
  const expected: string[][] = [];
  await visit(
    english,
    one,
    (text) => text,
    async () => expected.push(await settledWords(english)),
  );
  await own.close();

  await prepare(page, one);
  await translateFromTheStart(page);
  let index = 0;
  await visit(page, one, translated, async () => {
    await expect.poll(() => wordsOf(page, true), `at look ${index}`).toEqual(expected[index]);
    index += 1;
  });
}
