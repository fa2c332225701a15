import { isWorkerNews, SAVED_HEADER } from '@/lib/workerContract';
import { readSavedSince, writeSavedSince } from './savedSince';

/**
 * How long until the server is looked for again, twice as long each time, and at most. A network that has just come back
 * may not reach it at once.
 */
const LOOK_AFTER_MS = { first: 1_000, most: 60_000 };

interface Told {
  /** What is shown is what was saved then. */
  onSaved: (savedAt: number, isOffline: boolean) => void;
  /** The server is back: what was answered since then is to be asked for again. */
  onReached: (since: number) => void;
}

/** The time that an answer was saved at; null for one that comes from the network. */
export const savedAtOf = (answer: Response): number | null => Number(answer.headers.get(SAVED_HEADER)) || null;

/** Whether the server answers now. */
async function isReachable(configUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(configUrl, { cache: 'no-cache' });
    return answer.status < 500 && savedAtOf(answer) === null;
  } catch {
    return false;
  }
}

/** Follows whether what is shown is what was saved, from what the browser and the service worker say. */
export async function watchConnection(configUrl: string, { onSaved, onReached }: Told): Promise<void> {
  const begun = performance.timeOrigin;
  let isAway = false;
  let pause = LOOK_AFTER_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(timer);
    if (!isAway) return;
    if (document.visibilityState === 'visible' && navigator.onLine && (await isReachable(configUrl))) {
      back();
      return;
    }
    // Another look may have begun meanwhile.
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(pause * 2, LOOK_AFTER_MS.most);
  };
  const lookNow = () => {
    pause = LOOK_AFTER_MS.first;
    void look();
  };
  const back = () => {
    if (!isAway) return;
    isAway = false;
    onReached(readSavedSince() ?? begun);
    writeSavedSince(null);
  };
  const leave = (savedAt: number, since: number) => {
    if (isAway) return;
    isAway = true;
    writeSavedSince(readSavedSince() ?? since);
    onSaved(savedAt, !navigator.onLine);
    lookNow();
  };

  addEventListener('offline', () => leave(Date.now(), Date.now()));
  addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isWorkerNews(data) && data.type === 'saved') leave(data.savedAt, Date.now());
    });

  const start = await window.kinora?.config.catch(() => null);
  const savedAt = start ? savedAtOf(start) : null;
  if (savedAt !== null || !navigator.onLine) {
    leave(savedAt ?? begun, begun);
    return;
  }
  const earlier = readSavedSince();
  if (earlier === null) return;
  writeSavedSince(null);
  onReached(earlier);
}
