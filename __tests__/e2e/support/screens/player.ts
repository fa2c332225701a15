import type { Page } from '@playwright/test';
import { answerFilms, VIDEO } from '../films';
import { expect } from '../test';
import type { Screen } from './screen';
import { heading, press } from './screen';

/** The path of Kinora's own film. */
const FILM = 'watch/3062';

/** The path of an episode that has a next one and all choices of the settings. */
const EPISODE = 'watch/series?type=tv';
const answerEpisodes = (page: Page) =>
  answerFilms(page, {
    ...VIDEO,
    sources: [
      { src: 'films/small.mp4', type: 'video/mp4', height: 108, language: 'en' },
      { src: 'films/large.mp4', type: 'video/mp4', height: 180, language: 'en' },
      { src: 'films/large.mp4', type: 'video/mp4', height: 180, language: 'de' },
    ],
    credits: 15,
  });

async function pausedAt(page: Page, seconds: number) {
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)).toBe(true);
  await page.keyboard.press('k');
  await video.evaluate((film: HTMLVideoElement, time) => (film.currentTime = time), seconds);
}

/** Pauses at a bright scene with captions. */
async function paused(page: Page) {
  await pausedAt(page, 66.5);
  await expect(page.getByText('And there was the way home.')).toBeVisible();
}

const withPanel = (open: (page: Page) => Promise<unknown>, name: string) => async (page: Page) => {
  await paused(page);
  await open(page);
  await expect(page.getByRole('region', { name })).toBeVisible();
};

/** Stores the progress of an earlier visit that stopped half-way. */
const begun = (page: Page) =>
  page.addInitScript(
    (text) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('kinora:progress', text);
    },
    JSON.stringify({
      version: 1,
      hasRow: true,
      entries: [
        {
          title: {
            id: 3062,
            kind: 'movie',
            source: 'sample',
            title: 'The Forty-First Lamp',
            poster_path: 'art/posters/3062-500.webp#54394b',
            backdrop_path: 'art/hero/the-forty-first-lamp-1280.webp#544854',
            playable: true,
          },
          position: 40,
          duration: 84,
          watchedAt: null,
          playedAt: new Date().toISOString(),
        },
      ],
    }),
  );

export const playerScreens: readonly Screen[] = [
  { name: 'player', isVariant: true, path: FILM, arrange: paused },
  {
    name: 'player with its settings',
    isVariant: true,
    path: FILM,
    arrange: withPanel((page) => press(page, 'Settings'), 'Settings'),
  },
  {
    name: 'player with its chapters',
    isVariant: true,
    path: FILM,
    arrange: withPanel((page) => press(page, 'Chapters'), 'Chapters'),
  },
  {
    name: 'player with its keys',
    isVariant: true,
    path: FILM,
    arrange: withPanel((page) => page.keyboard.press('?'), 'Shortcuts'),
  },
  {
    name: 'player of an episode with its settings',
    isVariant: true,
    path: EPISODE,
    prepare: answerEpisodes,
    arrange: async (page) => {
      await pausedAt(page, 8);
      await press(page, 'Settings');
      for (const name of ['Audio', 'Quality']) await expect(page.getByRole('group', { name })).toBeVisible();
    },
  },
  {
    name: 'player with what follows',
    isVariant: true,
    path: EPISODE,
    prepare: answerEpisodes,
    arrange: async (page) => {
      await pausedAt(page, 16);
      await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible();
    },
  },
  {
    name: 'player with an intro to skip',
    isVariant: true,
    path: EPISODE,
    prepare: answerEpisodes,
    arrange: async (page) => {
      await pausedAt(page, 3);
      await expect(page.getByRole('button', { name: 'Skip intro' })).toBeVisible();
    },
  },
  {
    name: 'player of a film that is gone',
    isVariant: true,
    path: FILM,
    // The server responds with the page of the app.
    prepare: (page) =>
      page.route('**/films/**/*.mp4', (route) => route.fulfill({ contentType: 'text/html', body: '' })),
    arrange: (page) => expect(page.getByRole('alert').getByText('Video not found')).toBeVisible(),
  },
  {
    name: 'home with what was begun',
    isVariant: true,
    prepare: begun,
    arrange: (page) =>
      expect(page.getByRole('region', { name: 'Continue Watching' }).getByRole('article')).toBeVisible(),
  },
  {
    name: 'detail of what was begun',
    isVariant: true,
    path: 'movie/3062',
    prepare: begun,
    arrange: async (page) => {
      await heading('The Forty-First Lamp')(page);
      await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
    },
  },
];
