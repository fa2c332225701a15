import { setTimeout as wait } from 'node:timers/promises';
import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

/** As long as a hand's. */
const PRESS_MS = 80;

/** In the page: notes when a card is pressed, and when another heading is seen than before, be it over the old page. */
function watchHeading() {
  const { bench } = window;
  const headings = () =>
    [...document.querySelectorAll('h1, h2')].flatMap((heading) =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? heading.textContent : [],
    );
  const before = headings();
  const look = () => {
    if (headings().some((heading) => heading && !before.includes(heading))) bench.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  const begin = ({ timeStamp }) => {
    bench.pressedAt = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('click', begin, { capture: true, once: true });
}

/** In the page: resolves when what comes last is there. */
const footerIsHere = () =>
  new Promise((resolve) => {
    const look = () => (document.querySelector('footer') ? resolve() : requestAnimationFrame(look));
    look();
  });

/** In the page: resolves with how long the title took. */
const titleIsShown = () =>
  new Promise((resolve) => {
    const { bench } = window;
    const look = () => (bench.shownAt ? resolve(bench.shownAt - bench.pressedAt) : requestAnimationFrame(look));
    look();
  });

/** In the page: the middle of the second card's link, in sight. */
function secondCard() {
  const link = document.querySelectorAll('article')[1].querySelector('a');
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * A press on one of home's cards, until its own page shows its title. Without a locator, which would listen to every event
 * in the page; and the pointer rests there before, as on a phone nothing moves before a press.
 */
export async function openCard({ page, network }, url) {
  await page.goto(url);
  await quiet({ page, network });
  await page.evaluate(secondCard);
  // Somebody has looked at the page for a moment: what waits for that has come.
  await page.mouse.move(5, 5);
  await page.evaluate(footerIsHere);
  await quiet({ page, network });
  const place = await page.evaluate(secondCard);
  await page.mouse.move(...place);
  await quiet({ page, network });
  await page.evaluate(() => (window.bench.interactions = []));
  await page.evaluate(watchHeading);
  await page.mouse.down();
  await wait(PRESS_MS);
  await page.mouse.up();
  const title = await page.evaluate(titleIsShown);
  await quiet({ page, network });
  return { title, interaction: await slowestInteraction(page) };
}
