import type { Page } from '@playwright/test';

/** Keeps the app's script back until the call of what it returns. */
export async function holdApp(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  return () => arrive();
}
