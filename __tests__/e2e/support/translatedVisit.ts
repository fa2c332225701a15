import type { Page } from '@playwright/test';
import { openHeld, whole } from './open';
import { expect, signInBefore, test } from './test';
import { expectSameWordsNow, openEnglish, translated, translateFromTheStart } from './translate';

/** Returns the current name of a control with this text. */
type Name = (text: string) => string;
type Step = (page: Page, name: Name) => Promise<unknown>;

/** Steps on a prerendered screen before the app is interactive, and steps after that. */
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

/** Presses a button whose name is an attribute, which is not translated. */
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

/**
 * Types into a field. Finds it only by its role, because its label may be a text, which is translated, or an attribute,
 * which is not.
 */
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

async function prepare(page: Page, { width = 1440, isSignedOut = false }: Visit) {
  await page.setViewportSize({ width, height: 900 });
  if (!isSignedOut) await signInBefore(page);
}

/** Runs the visit in English and translated, side by side. Expects the same words after each step. */
export async function expectSameWords(page: Page, one: Visit) {
  const english = await openEnglish(page, test.info().project.use.baseURL);
  const views: readonly [Page, Name][] = [
    [english, (text) => text],
    [page, translated],
  ];
  const inBoth = async (step: Step) => {
    for (const [view, name] of views) await step(view, name);
  };
  for (const [view] of views) await prepare(view, one);
  await translateFromTheStart(page);

  const starts: (() => Promise<void>)[] = [];
  await inBoth(async (view) => {
    starts.push(await openHeld(view, one.path));
    // A title's page first paints the title, and the rest of its first screen once the boot script has run.
    await view.waitForFunction(() => window.kinora?.early?.replaced !== undefined);
  });
  await expectSameWordsNow(english, page, 'before the app');
  for (const step of one.before) await inBoth(step);
  for (const start of starts) await start();
  await inBoth(whole);
  await expectSameWordsNow(english, page, 'when the app has taken over');
  for (const [index, step] of one.after.entries()) {
    await inBoth(step);
    await expectSameWordsNow(english, page, `after step ${index + 1}`);
  }
  await english.context().close();
}
