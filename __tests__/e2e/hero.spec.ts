import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH } from './support/extent';
import { open, openHeld, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const slideOf = (page: Page, title: string) => page.getByRole('group', { name: title });

/** Opens home. Returns the first slide, its heading, the buttons of its clip, and checks of the clip. */
async function firstSlide(page: Page) {
  await open(page, './');
  const slide = slideOf(page, 'The Boys');
  const video = slide.locator('video');
  await expect(slide.getByRole('button', { name: 'Play preview' })).toBeVisible();
  return {
    slide,
    picture: slide.getByRole('heading', { name: 'The Boys' }),
    play: slide.getByRole('button', { name: 'Play preview' }),
    pause: slide.getByRole('button', { name: 'Pause preview' }),
    plays: async () => {
      await expect(video).toHaveAttribute('data-playing', 'true');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0))
        .toBe(true);
    },
    isStill: async () => {
      await expect(video).toHaveAttribute('data-playing', 'false');
      expect(
        await video.evaluate((element: HTMLVideoElement) => ({ paused: element.paused, at: element.currentTime })),
      ).toEqual({ paused: true, at: 0 });
    },
    isMuted: () => video.evaluate((element: HTMLVideoElement) => element.muted),
  };
}

const clipsAsked = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test('the hero has five named slides, each as wide as the viewport', async ({ page }) => {
  await open(page, './');
  const featured = page.getByRole('region', { name: 'Featured' });
  // Slides outside the screen are inert, so they have no role.
  const slides = featured.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(5);
  for (const [index, name] of ['The Boys', 'Money Heist', 'Game of Thrones', 'Interstellar', 'Avengers'].entries()) {
    await expect(slides.nth(index)).toHaveAttribute('aria-label', new RegExp(name));
  }
  // Compares only horizontal positions, because a press may scroll the page down a little.
  const isShown = async (name: string) => {
    await expect.poll(async () => Math.round((await slideOf(page, name).boundingBox())?.x ?? NaN)).toBe(0);
  };
  await isShown('The Boys');
  await featured.getByRole('button', { name: 'Next' }).click();
  await isShown('Money Heist');
  await featured.getByRole('button', { name: 'Previous' }).click();
  await isShown('The Boys');
});

test('the focus moves with the slide, and slides outside the screen cannot have it', async ({ page }) => {
  await open(page, './');
  const slides = page.getByRole('region', { name: 'Featured' }).locator('[aria-roledescription="slide"]');
  await expect(slides.nth(1)).toHaveAttribute('inert');
  await whole(page);
  await slides.nth(0).getByRole('button', { name: 'Play full screen' }).focus();
  // An arrow key leads to the next control of the slide.
  await page.keyboard.press('ArrowRight');
  await expect(slides.nth(0).getByRole('link', { name: 'Details' })).toBeFocused();
  await slides.nth(0).evaluate((slide) => slide.parentElement?.scrollBy({ left: slide.clientWidth }));
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expect(slides.nth(1).getByRole('button', { name: 'Play full screen' })).toBeFocused();
});

/** Moves the pointer to the first slide from elsewhere. */
const look = async (page: Page, { picture, plays }: Awaited<ReturnType<typeof firstSlide>>) => {
  await leave(page);
  await picture.hover();
  await plays();
};

const leave = (page: Page) => page.getByRole('heading', { name: 'Studios' }).hover();

test('a preview plays while its slide has the pointer or the focus', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  const asked = clipsAsked(page);
  const { slide, picture, plays, isStill, isMuted } = await firstSlide(page);

  await test.step('hovering a slide plays its clip from the start without sound, and leaving stops it', async () => {
    await traffic.settled(page);
    expect(asked).toEqual([]);
    await picture.hover();
    await plays();
    expect(await isMuted()).toBe(true);
    expect(asked.every((url) => url.includes('/art/hero/the-boys.'))).toBe(true);
    await leave(page);
    await isStill();
  });

  await test.step('the focus on a slide plays its clip, and moving on stops it', async () => {
    await page.getByRole('button', { name: 'Account menu' }).focus();
    await page.keyboard.press('Tab');
    await expect(slide.getByRole('button', { name: 'Play full screen' })).toBeFocused();
    await plays();
    await page.getByRole('link', { name: 'HOME', exact: true }).focus();
    await isStill();
  });
});

test('a pointer that has been on a slide since before the app started plays its clip', async ({ page }) => {
  const letGo = await openHeld(page, './');
  const slide = slideOf(page, 'The Boys');
  await slide.getByRole('heading', { name: 'The Boys' }).hover();
  await letGo();
  await expect(slide.locator('video')).toHaveAttribute('data-playing', 'true');
});

for (const [what, stop, goBack] of [
  [
    'scrolling the page',
    (page) => page.mouse.wheel(0, 200),
    (page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })),
  ],
  [
    'an open dialog',
    (page) => page.getByRole('button', { name: 'Play full screen' }).first().press('Enter'),
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('link', { name: 'HOME', exact: true }).focus();
    },
  ],
  [
    'another slide',
    (page) => page.getByRole('button', { name: 'Next' }).press('Enter'),
    async (page) => {
      await page.getByRole('button', { name: 'Previous' }).press('Enter');
      await expect(slideOf(page, 'The Boys')).toBeInViewport({ ratio: 0.99 });
    },
  ],
  [
    'another tab',
    (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    () => Promise.resolve(),
  ],
] satisfies [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][]) {
  test(`a preview is stopped by ${what}, and plays again on the next hover`, EXHAUSTIVE_ONLY, async ({ page }) => {
    const first = await firstSlide(page);
    await look(page, first);
    await stop(page);
    await first.isStill();
    await goBack(page);
    await look(page, first);
  });
}

test(
  'a preview can be paused and resumed, and has sound when the viewer unmutes it',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    const first = await firstSlide(page);
    const { slide, play, pause, plays, isMuted } = first;
    await look(page, first);
    await pause.click();
    await expect(play).toBeVisible();
    const video = page.locator('video').first();
    expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await play.click();
    await plays();

    await slide.getByRole('button', { name: 'Unmute' }).click();
    await expect(slide.getByRole('button', { name: 'Mute', exact: true })).not.toHaveAttribute('aria-pressed');
    expect(await isMuted()).toBe(false);
    await expect(slideOf(page, 'Money Heist').getByRole('button', { name: 'Unmute' })).toBeAttached();
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a press on the image plays nothing, the play button does', EXHAUSTIVE_ONLY, async ({ page }) => {
    const asked = clipsAsked(page);
    const { picture, play, pause, plays, isStill } = await firstSlide(page);
    await picture.tap();
    await isStill();
    expect(asked).toEqual([]);
    await play.tap();
    await plays();
    await pause.tap();
    await expect(play).toBeVisible();
  });
});

for (const [name, ask] of Object.entries<(page: Page) => Promise<unknown>>({
  'less motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'less traffic': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
})) {
  test(
    `viewers who asked for ${name} get stills until they press play`,
    name === 'less motion' ? IN_BOTH : EXHAUSTIVE_ONLY,
    async ({ page }) => {
      await ask(page);
      const asked = clipsAsked(page);
      // Before the visit, because the installed clock starts in 1970, where the responses of the visit would be stale.
      await page.clock.install();
      const { picture, play, plays, isStill } = await firstSlide(page);
      await picture.hover();
      await page.clock.runFor(1000);
      await isStill();
      expect(asked).toEqual([]);
      await play.click();
      await plays();
    },
  );
}

test('a browser that refuses to play leaves the still and the button', EXHAUSTIVE_ONLY, async ({ page, log }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
  });
  const { picture, play, isStill } = await firstSlide(page);
  await picture.hover();
  await expect.poll(() => log.length).toBe(1);
  expect(log[0]).toMatch(/^The preview cannot be played/);
  await isStill();
  await expect(play).toBeVisible();
});

test('a clip over the whole screen plays with sound, and closes by Escape, its button, or when it ends', async ({
  page,
}) => {
  await open(page, './');
  const toggle = slideOf(page, 'The Boys').getByRole('button', { name: /full screen/ });
  const overlay = page.getByRole('dialog', { name: 'The Boys' });
  await toggle.click();
  await expect
    .poll(() => overlay.locator('video').evaluate(({ paused, muted }: HTMLVideoElement) => !paused && !muted))
    .toBe(true);
  // The controls and keys of the player.
  await expect(overlay.getByRole('slider', { name: 'Seek' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(overlay.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();

  await toggle.click();
  await overlay.locator('video').evaluate(async (video: HTMLVideoElement) => {
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) {
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
    }
    video.currentTime = video.duration - 0.2;
  });
  await expect(overlay).toBeHidden();
});
