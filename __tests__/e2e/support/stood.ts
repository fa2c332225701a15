import type { BrowserContext, Page } from '@playwright/test';

/** Contexts with a page for which `expectToStand` has passed. */
const stood = new WeakSet<BrowserContext>();

export const noteStanding = (page: Page): void => void stood.add(page.context());

/** Matches a title that begins with a row of docs/faults.md: `S3 …`. */
const ROW = /^[A-Z]\d+ /;

/** The annotation of a row's test in which the app cannot start. */
export const WITHOUT_APP = { type: 'without app' };

/** Returns whether a row's test has not called `expectToStand`, which docs/faults.md promises for each row. */
export const lacksStanding = (
  { title, annotations }: { title: string; annotations: readonly { type: string }[] },
  context: BrowserContext,
): boolean => ROW.test(title) && !annotations.some(({ type }) => type === WITHOUT_APP.type) && !stood.has(context);
