import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Traffic } from './traffic';

const FOLDER = path.join(__dirname, '../../support/films');

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
  jpg: 'image/jpeg',
};

/** Answers a request for a test film, or for a range of it, as file servers do. */
export async function answerFilm(route: Route, { ranges = true }: { ranges?: boolean } = {}): Promise<void> {
  const name = /\/films\/([\w./-]+)/.exec(route.request().url())?.[1] ?? '';
  const contentType = TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream';
  let body: Buffer;
  try {
    body = readFileSync(path.join(FOLDER, name));
  } catch {
    return route.fulfill({ status: 404, body: '' });
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec((await route.request().headerValue('range')) ?? '') ?? [];
  if (from === undefined || !ranges) return route.fulfill({ contentType, body });
  const [start, end] = [Number(from), to ? Number(to) : body.length - 1];
  return route.fulfill({
    status: 206,
    contentType,
    headers: { 'Content-Range': `bytes ${start}-${end}/${body.length}`, 'Accept-Ranges': 'bytes' },
    body: body.subarray(start, end + 1),
  });
}

export const VIDEO = {
  sources: [
    { src: 'films/small.mp4', type: 'video/mp4', height: 108 },
    { src: 'films/large.mp4', type: 'video/mp4', height: 180 },
  ],
  subtitles: [
    { src: 'films/film.en.vtt', srclang: 'en' },
    { src: 'films/film.de.vtt', srclang: 'de' },
  ],
  chapters: [
    { start: 0, title: 'The beginning' },
    { start: 12, title: 'The end' },
  ],
  previews: 'films/previews.vtt',
  intro: { start: 1, end: 6 },
};

/** A recording of 10:20 minutes whose file does not state its length. */
export const RECORDED = { sources: [{ src: 'films/recorded.webm', type: 'video/webm' }] };

export const STREAM = { sources: [{ src: 'films/stream/film.m3u8', type: 'application/vnd.apple.mpegurl' }] };

/**
 * Fakes a catalogue on the page's own host: one film, `watch/film`, and a series of two episodes,
 * `watch/series?type=tv`.
 */
export async function withFilms(page: Page, traffic: Traffic, video: object = VIDEO): Promise<void> {
  // The player requests a film in several ranges. The bundle's list of popular movies has samples, which the app drops
  // when it finds the faked catalogue. It may have shown them before, and then requests the list again.
  traffic.allow(/\/films\//, /\/api\/movies\/popular$/);
  await answerFilms(page, video);
}

/** Fakes the same catalogue for a page whose traffic is not checked. */
export async function answerFilms(page: Page, video: object): Promise<void> {
  const episode = (number: number) => ({ episode_number: number, name: `Part ${number}`, video });
  await page.route('**/api/movies/all', (route) =>
    route.fulfill({
      json: {
        results: [
          { id: 'film', title: 'The Lamp', video },
          { id: 'other', title: 'Another' },
        ],
      },
    }),
  );
  await page.route('**/api/series/all', (route) =>
    route.fulfill({
      json: {
        results: [{ id: 'series', name: 'The Lamps', seasons: [{ season_number: 1, episodes: [1, 2].map(episode) }] }],
      },
    }),
  );
  await page.route('**/films/**', (route) => answerFilm(route));
}
