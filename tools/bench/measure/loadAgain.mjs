import { quiet } from '../browser/quiet.mjs';
import { load } from './load.mjs';

/** Measures a repeat visit, which the service worker serves. */
export async function loadAgain(opened, url) {
  const { page } = opened;
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await quiet(opened);
  await page.goto('about:blank');
  return load(opened, url);
}
