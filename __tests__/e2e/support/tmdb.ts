import type { Page, Request } from '@playwright/test';
import shipped from '../../../static/config.json';

const KEY = 'canary-key-0123456789';

interface WireMovie {
  id: number;
  title: string;
  release_date: string;
  vote_average: number;
  genre_ids: number[];
  poster_path: string;
  overview: string;
}

/** Returns a page of 20 movies in TMDB's format. */
export const wirePage = (page: number, totalPages: number, label = 'Wire Movie') => ({
  page,
  total_pages: totalPages,
  total_results: totalPages * 20,
  results: Array.from({ length: 20 }, (_, index): WireMovie => {
    const id = (page - 1) * 20 + index + 1;
    return {
      id,
      title: `${label} ${id}`,
      release_date: '2020-02-02',
      vote_average: 7.1,
      genre_ids: [28],
      poster_path: `/poster${id}.jpg`,
      overview: 'An invented overview.',
    };
  }),
});

type Answer = (url: URL, request: Request) => unknown;

/**
 * Adds a TMDB key to the bundle's configuration and fakes the service. `answer` returns the body, or an error status.
 */
export async function withTmdb(page: Page, answer: Answer): Promise<URL[]> {
  const calls: URL[] = [];
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, tmdbApiKey: KEY } }));
  await page.route('https://image.tmdb.org/**', (route) => route.abort());
  await page.route('https://api.themoviedb.org/3/**', async (route, request) => {
    const url = new URL(request.url());
    calls.push(url);
    const body = answer(url, request);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (typeof body === 'number') await route.fulfill({ status: body, headers, json: { status_message: 'no' } });
    else await route.fulfill({ headers, json: body });
  });
  return calls;
}

export const pathsOf = (calls: readonly URL[]): string[] => calls.map(({ pathname }) => pathname.replace('/3/', ''));
