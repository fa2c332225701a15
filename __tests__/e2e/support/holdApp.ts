import type { Page } from '@playwright/test';

/** Holds back the app's script until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  return () => arrive();
}
