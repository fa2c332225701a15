import { isWorkerNews, SAVED_HEADER, WORKER_FILE } from '@/lib/workerContract';
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
  /** The server, or a login service before it, does not know the viewer any more. */
  onLoginNeeded: () => void;
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

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Whether a login stands before the site. The worker's file always exists, and a HEAD request for it goes past the
 * worker, which would answer with what it saved.
 */
async function isLoginNeeded(configUrl: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  try {
    const url = new URL(WORKER_FILE, configUrl);
    // A login page of another host cannot be read, so a redirect is not followed.
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return answer.type === 'opaqueredirect' || answer.status === 401 || (answer.ok && isHtml(answer));
  } catch {
    return false;
  }
}

/** Follows whether what is shown is what was saved, from what the browser and the service worker say. */
export async function watchConnection(configUrl: string, { onSaved, onReached, onLoginNeeded }: Told): Promise<void> {
  const begun = performance.timeOrigin;
  let isAway = false;
  let pause = LOOK_AFTER_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(timer);
    if (!isAway) return;
    if (document.visibilityState === 'visible' && navigator.onLine) {
      if (await isReachable(configUrl)) {
        back();
        return;
      }
      if (await isLoginNeeded(configUrl)) onLoginNeeded();
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
  // Without a config.json of its own a site has nothing saved that would tell of this.
  if ((!start || start.status === 401 || isHtml(start)) && (await isLoginNeeded(configUrl))) {
    onLoginNeeded();
    return;
  }
  const earlier = readSavedSince();
  if (earlier === null) return;
  writeSavedSince(null);
  onReached(earlier);
}
