import { setTimeout as wait } from 'node:timers/promises';
import { quiet } from '../browser/quiet.mjs';
import { slowestInteraction } from './interactions.mjs';

/** As long as a hand's. */
const PRESS_MS = 80;

/**
 * In the page: notes when a card is pressed, when another heading is seen than before, be it over the old page, and when
 * the title's own page has been painted: its heading, the way back and what plays.
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
    // Looking costs the page time, so nothing is looked for before its address has changed.
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

/** In the page: resolves when what comes last is there. */
const footerIsHere = () =>
  new Promise((resolve) => {
    const look = () => (document.querySelector('footer') ? resolve() : requestAnimationFrame(look));
    look();
  });

/** In the page: resolves with how long the title took, and its page. */
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

/** In the page: the middle of the second card's link, in sight. */
function secondCard() {
  const link = document.querySelectorAll('article')[1].querySelector('a');
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The two ways to press. A mouse rests on the card before; a finger is there only while it presses. */
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
 * A press on one of home's cards, until its own page shows its title and answers. Without a locator, which would listen to
 * every event in the page.
 * @param by 'mouse' or 'touch'
 */
export const openCard = (by) => async (opened, url) => {
  const { page, network } = opened;
  await page.goto(url);
  await quiet({ page, network });
  await page.evaluate(secondCard);
  // Somebody has looked at the page for a moment: what waits for that has come.
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
