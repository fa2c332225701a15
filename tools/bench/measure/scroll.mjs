import { setTimeout as wait } from 'node:timers/promises';
import { quiet } from '../browser/quiet.mjs';

const STEP_PX = 400;
const STEPS = 60;
const STEP_MS = 50;
const NEARLY = 0.95;

/** Runs in the page. Records the duration of every frame from now on. */
function watchFrames() {
  const { bench } = window;
  bench.frames = [];
  bench.longTasks = [];
  bench.layoutShift = 0;
  let last = performance.now();
  const next = () => {
    const now = performance.now();
    bench.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Scrolls a long list by 24,000 px with the wheel. */
export async function scroll({ page, network }, url) {
  await page.goto(url);
  await quiet({ page, network });
  await page.evaluate(watchFrames);
  await page.mouse.move(200, 400);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await wait(STEP_MS);
  }
  await wait(300);
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < NEARLY * STEPS * STEP_PX) throw new Error(`The list ends after ${scrolled} px`);
  return page.evaluate(() => {
    const { frames, longTasks, layoutShift } = window.bench;
    return {
      longTasks: longTasks.length,
      lateFrames: frames.filter((duration) => duration > 50).length,
      layoutShift,
    };
  });
}
