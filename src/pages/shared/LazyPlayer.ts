import { lazyWithRetry } from '@/lib/lazyPage';

const load = () => import(/* webpackChunkName: "watch" */ '@/components/player/Player');

/** In a chunk of its own, because most pages play nothing. */
export const LazyPlayer = lazyWithRetry(() => load().then((m) => m.Player));

/** Prefetches the player while the title loads. A failure is ignored, because rendering requests it again. */
export const preloadPlayer = (): void => void load().catch(() => undefined);
