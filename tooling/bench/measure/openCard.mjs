import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

/** In the page: notes when a card is pressed, and when another heading stands there than before, be it over the old page. */
function watchHeading() {
  const { bench } = window;
  const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  const before = headings();
  const look = () => {
    if (headings().some((heading) => heading && !before.includes(heading))) bench.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  const begin = ({ timeStamp }) => {
    bench.pressedAt = timeStamp;
    look();
  };
  addEventListener('click', begin, { capture: true, once: true });
}

/** A press on one of home's cards, until its own page shows its title. */
export async function openCard({ page, network }, url) {
  await page.goto(url);
  await quiet({ page, network });
  const card = page.getByRole('article').nth(1).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  // Somebody has looked at the page for a moment: what waits for that has come.
  await page.locator('footer').waitFor({ state: 'attached' });
  await quiet({ page, network });
  await page.evaluate(() => (window.bench.interactions = []));
  await page.evaluate(watchHeading);
  // By its place: a locator's click has listeners of its own in the page.
  const { x, y, width, height } = await card.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction(() => window.bench.shownAt);
  await quiet({ page, network });
  const title = await page.evaluate(() => window.bench.shownAt - window.bench.pressedAt);
  return { title, interaction: await slowestInteraction(page) };
}
