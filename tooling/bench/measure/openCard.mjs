import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

/** In the page: notes when a card is pressed, and when another heading stands there than before. */
function watchHeading() {
  const { bench } = window;
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const look = () => {
    if (heading() && heading() !== before) bench.shownAt = performance.now();
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
  await quiet({ page, network });
  await page.evaluate(() => (window.bench.interactions = []));
  await page.evaluate(watchHeading);
  await card.click();
  await page.waitForFunction(() => window.bench.shownAt);
  await quiet({ page, network });
  const title = await page.evaluate(() => window.bench.shownAt - window.bench.pressedAt);
  return { title, interaction: await slowestInteraction(page) };
}
