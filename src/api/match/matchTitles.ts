import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Title, WantedTitle } from '@/domain/title/title';
import { delay } from '@/lib/time';
import type { Services } from '../client/services';
import type { FindTitle } from './titleFinders';
import { titleFinders } from './titleFinders';

/**
 * The title that was found, or the reason why there is none. Null: no source has it. 'unanswered': a source that may have
 * it did not respond. 'ambiguous': only a TMDB id is known, and both a movie and a series have that id.
 */
export type Match = Title | 'unanswered' | 'ambiguous' | null;

interface Options {
  /** If aborted, the titles that are not matched yet are 'unanswered'. */
  signal: AbortSignal;
  /** Receives the number of titles that are done. */
  onProgress: (done: number) => void;
}

/** The number of parallel requests. Browsers allow six HTTP/1.1 connections to one server. */
const AT_ONCE = 4;

/** The longest time between two yields to the main thread, because a search in memory does not wait for anything. */
const SLICE_MS = 8;

/** Matches the titles of an imported list with the catalogue of this site, in the order of the list. */
export const matchTitles =
  (wanted: readonly WantedTitle[], options: Options): ThunkAction<Promise<Match[]>, object, Services, UnknownAction> =>
  async (_dispatch, _getState, services) => {
    const { signal, onProgress } = options;
    const matches = wanted.map((): Match => 'unanswered');
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
        await delay(0);
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
  // TMDB has separate ids for movies and series.
  const movie = await firstMatch({ ...wanted, imdb: null, kind: 'movie' }, finders);
  const series = await firstMatch({ ...wanted, imdb: null, kind: 'tv' }, finders);
  if (movie === 'unanswered' || series === 'unanswered') return 'unanswered';
  return movie && series ? 'ambiguous' : (movie ?? series);
}

async function firstMatch(wanted: WantedTitle, finders: readonly FindTitle[]): Promise<Title | 'unanswered' | null> {
  let isUnanswered = false;
  for (const find of finders) {
    try {
      const title = await find(wanted);
      if (title) return title;
    } catch {
      isUnanswered = true;
    }
  }
  return isUnanswered ? 'unanswered' : null;
}
