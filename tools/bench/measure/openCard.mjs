import { setTimeout as wait } from 'node:timers/promises';
import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

/** The duration of a press, similar to that of a hand. */
const PRESS_MS = 80;

/**
 * Runs in the page. Records when a card is pressed, when a new heading is visible (possibly over the old page), and
 * when the title's own page is painted: its heading, the back link and the play link.
 */
function watchHeading() {
  const { bench } = window;
  const headings = () =>
    [...document.querySelectorAll('h1, h2')].flatMap((heading) =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? heading.textContent : [],
    );
  const before = headings();
  const { pathname } = location;
  const look = () => {
    bench.shownAt ??= headings().some((heading) => heading && !before.includes(heading))
      ? performance.now()
      : undefined;
    if (isPage()) afterPaint(() => (bench.answeredAt = performance.now()));
    else requestAnimationFrame(look);
  };
  const isPage = () => {
    const page = document.querySelector('main');
    // Checks nothing before the URL has changed, because the checks cost the page time.
    if (location.pathname === pathname || !page.querySelector('h1')) return false;
    const words = [...page.querySelectorAll('a, button')].map(({ textContent }) => textContent.trim());
    return ['Back', 'Watch Now'].every((word) => words.includes(word));
  };
  const afterPaint = (then) => requestAnimationFrame(() => setTimeout(then));
  const begin = ({ timeStamp }) => {
    bench.pressedAt = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('click', begin, { capture: true, once: true });
}

/** Runs in the page. Resolves when the footer, which is the last part of the page, exists. */
const footerIsHere = () =>
  new Promise((resolve) => {
    const look = () => (document.querySelector('footer') ? resolve() : requestAnimationFrame(look));
    look();
  });

/** Runs in the page. Resolves with the times until the title and until its page were shown. */
const pageIsShown = () =>
  new Promise((resolve) => {
    const { bench } = window;
    const look = () => {
      const { pressedAt, shownAt, answeredAt } = bench;
      if (answeredAt) resolve({ title: shownAt - pressedAt, page: answeredAt - pressedAt });
      else requestAnimationFrame(look);
    };
    look();
  });

/** Runs in the page. Scrolls the second card into view and returns the center of its link. */
function secondCard() {
  const link = document.querySelectorAll('article')[1].querySelector('a');
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The two ways to press. A mouse hovers over the card before, but a finger touches it only during the press. */
const PRESSES = {
  mouse: async ({ page, network }, place) => {
    await page.mouse.move(...place);
    await quiet({ page, network });
    const press = async () => {
      await page.mouse.down();
      await wait(PRESS_MS);
      await page.mouse.up();
    };
    return press;
  },
  touch: async ({ session }, [x, y]) => {
    const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    return async () => {
      await touch('touchStart', [{ x, y }]);
      await wait(PRESS_MS);
      await touch('touchEnd', []);
    };
  },
};

/**
 * Presses a card on Home and waits until its own page shows its title and is interactive. Uses no locator, because a
 * locator would listen to every event in the page.
 * @param by 'mouse' or 'touch'
 */
export const openCard = (by) => async (opened, url) => {
  const { page, network } = opened;
  await page.goto(url);
  await quiet({ page, network });
  await page.evaluate(secondCard);
  // Moves the mouse first, because deferred parts of the page wait for the first user activity.
  await page.mouse.move(5, 5);
  await page.evaluate(footerIsHere);
  await quiet({ page, network });
  const press = await PRESSES[by](opened, await page.evaluate(secondCard));
  await page.evaluate(() => (window.bench.interactions = []));
  await page.evaluate(watchHeading);
  await press();
  const times = await page.evaluate(pageIsShown);
  await quiet({ page, network });
  return { ...times, interaction: await slowestInteraction(page) };
};
