import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Title } from '@/domain/title/title';
import type { WantedTitle } from '@/domain/title/wantedTitle';
import { wait } from '@/lib/time';
import type { Services } from '../services';
import type { FindTitle } from './titleFinders';
import { titleFinders } from './titleFinders';

/**
 * The title that was found, or why there is none. Null: no source has it. 'unasked': a source that may have it did not
 * answer. 'ambiguous': only a TMDB number is known, and both a movie and a series have that number.
 */
export type Match = Title | 'unasked' | 'ambiguous' | null;

interface Options {
  /** Once aborted, what has not been looked for by then counts as not asked. */
  signal: AbortSignal;
  /** How many have been looked for. */
  onProgress: (done: number) => void;
}

/** So many questions are on their way at once, as a browser's own limit for one server is six. */
const AT_ONCE = 4;

/** The page answers in between; lists in the browser are looked through without a pause otherwise. */
const SLICE_MS = 8;

/** What this Kinora has of somebody's list, in its order. */
export const matchTitles =
  (wanted: readonly WantedTitle[], options: Options): ThunkAction<Promise<Match[]>, object, Services, UnknownAction> =>
  async (_dispatch, _getState, services) => {
    const { signal, onProgress } = options;
    const matches = wanted.map((): Match => 'unasked');
    const finders = await titleFinders(services, signal);
    let next = 0;
    let done = 0;
    const work = async () => {
      let until = performance.now() + SLICE_MS;
      for (let at = next++; at < wanted.length && !signal.aborted; at = next++) {
        const one = wanted[at];
        if (one) matches[at] = await matchOne(one, finders);
        onProgress((done += 1));
        if (performance.now() < until) continue;
        await wait(0);
        until = performance.now() + SLICE_MS;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return matches;
  };

async function matchOne(wanted: WantedTitle, finders: readonly FindTitle[]): Promise<Match> {
  const { title, imdb, tmdb, kind } = wanted;
  if (tmdb === null || kind !== null || title !== '') return firstMatch(wanted, finders);
  const byImdb = imdb === null ? null : await firstMatch({ ...wanted, tmdb: null }, finders);
  if (byImdb !== null) return byImdb;
  // TMDB numbers movies and series apart.
  const movie = await firstMatch({ ...wanted, imdb: null, kind: 'movie' }, finders);
  const series = await firstMatch({ ...wanted, imdb: null, kind: 'tv' }, finders);
  if (movie === 'unasked' || series === 'unasked') return 'unasked';
  return movie && series ? 'ambiguous' : (movie ?? series);
}

async function firstMatch(wanted: WantedTitle, finders: readonly FindTitle[]): Promise<Title | 'unasked' | null> {
  let isUnasked = false;
  for (const find of finders) {
    try {
      const title = await find(wanted);
      if (title) return title;
    } catch {
      isUnasked = true;
    }
  }
  return isUnasked ? 'unasked' : null;
}
