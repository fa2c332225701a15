import type { BrowserContext, Page } from '@playwright/test';

/** Contexts of which a page was found to stand. */
const stood = new WeakSet<BrowserContext>();

export const noteStanding = (page: Page): void => void stood.add(page.context());

/** A test by the name of a row of docs/faults.md: `S3 …`. */
const ROW = /^[A-Z]\d+ /;

/** For a row's test in which there is no app that could come to stand. */
export const WITHOUT_APP = { type: 'without app' };

/** Whether a test ends with less than docs/faults.md says that each row does. */
export const lacksStanding = (
  { title, annotations }: { title: string; annotations: readonly { type: string }[] },
  context: BrowserContext,
): boolean => ROW.test(title) && !annotations.some(({ type }) => type === WITHOUT_APP.type) && !stood.has(context);
