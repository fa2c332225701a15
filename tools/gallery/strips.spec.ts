import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { showScreen } from '../../__tests__/e2e/support/screens';
import { test } from '../../__tests__/e2e/support/test';
import { fileOf } from './files';
import { MOTIONS } from './motions';

const FRAMES = 6;
const GAP_PX = 8;

/** The playback rate. It is so slow that the animation has hardly started when the first frame is taken. */
const SLOW = 0.01;

for (const motion of MOTIONS) {
  const { name, lasts, begin } = motion;
  test(name, async ({ page }, { project }) => {
    test.skip(project.name !== 'laptop', 'Motions need only one browser.');
    await showScreen(page, motion);
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: SLOW });
    await begin(page);
    const frames: Buffer[] = [];
    for (let index = 0; index < FRAMES; index += 1) {
      // The animations slow down at their end, so most frames show their beginning.
      await holdAt(page, lasts * (index / (FRAMES - 1)) ** 2);
      frames.push(await page.screenshot());
    }
    await writeStrip(frames, fileOf(name, project.name));
  });
}

/** Pauses all animations at the given time. */
const holdAt = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      // Other timelines depend on the scroll position.
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = at;
    }
  }, time);

/** Writes one image with all frames, in two rows. */
async function writeStrip(frames: readonly Buffer[], file: string) {
  const { width, height } = await sharp(frames[0]).metadata();
  const columns = Math.ceil(frames.length / 2);
  const place = (index: number) => ({
    left: (index % columns) * (width + GAP_PX),
    top: Math.floor(index / columns) * (height + GAP_PX),
  });
  const size = { width: columns * (width + GAP_PX) - GAP_PX, height: 2 * height + GAP_PX };
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite(frames.map((input, index) => ({ input, ...place(index) })))
    .png()
    .toFile(file);
}
