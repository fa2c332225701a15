import { BASE_PATH } from '@/config/basePath';
import { siteKey } from '@/lib/siteKey';
import { isMessageFromWorker, SAVED_HEADER, WORKER_FILE } from '@/contracts/serviceWorkerMessages';

/**
 * The storage key of the time at which the worker's cache began to answer requests. A later visit that reaches the
 * server refetches what came from the cache.
 */
const KEY = siteKey('kinora:saved-since', BASE_PATH);

/** @returns null if no response came from the cache, or if it is unknown */
function readSavedSince(): number | null {
  try {
    const since = Number(localStorage.getItem(KEY));
    return since > 0 && since <= Date.now() ? since : null;
  } catch {
    return null;
  }
}

function writeSavedSince(since: number | null): void {
  try {
    if (since === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(since));
  } catch {
    // Storage is blocked: only this visit knows the time.
  }
}

/**
 * The delay before the next check of the server. It doubles each time, because a restored network may not reach the
 * server at once.
 */
const LOOK_AFTER_MS = { first: 1_000, most: 60_000 };

interface ConnectionListeners {
  /** Cached data of this time is displayed. */
  onSaved: (savedAt: number, isOffline: boolean) => void;
  /** The server is available again. Responses since this time must be refetched. */
  onReached: (since: number) => void;
  /** The server, or a login service in front of it, requires a new login. */
  onLoginNeeded: () => void;
}

/** Returns the time at which a response was cached, or null for a response from the network. */
const savedAtOf = (answer: Response): number | null => Number(answer.headers.get(SAVED_HEADER)) || null;

/** Returns whether the server responds. */
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
 * Returns whether a login blocks the site. Requests the worker's file, which always exists, by HEAD, because the worker
 * passes HEAD requests on and would answer others from its cache.
 */
async function isLoginNeeded(configUrl: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  try {
    const url = new URL(WORKER_FILE, configUrl);
    // A redirect is not followed, because the login page of another host cannot be read.
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return answer.type === 'opaqueredirect' || answer.status === 401 || (answer.ok && isHtml(answer));
  } catch {
    return false;
  }
}

/**
 * Reports whether the displayed data comes from the cache, based on events of the browser and of the service worker.
 */
export async function watchConnection(
  configUrl: string,
  { onSaved, onReached, onLoginNeeded }: ConnectionListeners,
): Promise<void> {
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
    // Another check may have started during the await.
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
      if (isMessageFromWorker(data) && data.type === 'saved') leave(data.savedAt, Date.now());
    });

  const start = await window.kinora?.config.catch(() => null);
  const savedAt = start ? savedAtOf(start) : null;
  if (savedAt !== null || !navigator.onLine) {
    leave(savedAt ?? begun, begun);
    return;
  }
  // A site without a config.json has no cached response that would show this.
  if ((!start || start.status === 401 || isHtml(start)) && (await isLoginNeeded(configUrl))) {
    onLoginNeeded();
    return;
  }
  const earlier = readSavedSince();
  if (earlier === null) return;
  writeSavedSince(null);
  onReached(earlier);
}
