import { lazyPart } from '@/lib/lazyComponent';

const load = () => import(/* webpackChunkName: "watch" */ '@/components/player/Player');

/** In a chunk of its own: where nothing is played nobody needs it. */
export const LazyPlayer = lazyPart(() => load().then((m) => m.Player));

/** Fetches it while the record is asked for; where it does not come, it is asked for again. */
export const preloadPlayer = (): void => void load().catch(() => undefined);
