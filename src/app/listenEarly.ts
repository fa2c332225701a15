import { loadChunk } from '@/lib/loadChunk';

/**
 * What somebody does before the app stands is done again by it, in a chunk that comes only then.
 * @returns resolves when that is here for what was done so far
 */
export function listenEarly(root: HTMLElement): () => Promise<unknown> | undefined {
  const early = window.kinora?.early;
  let handedOver: Promise<unknown> | undefined;
  if (early) {
    early.onNote = () => {
      const load = () => import(/* webpackChunkName: "hand-over" */ './handOver/handOver');
      handedOver ??= loadChunk(load).then(
        ({ handOver }) => handOver(early, root),
        () => undefined,
      );
    };
    if (early.notes.length > 0) early.onNote();
  }
  return () => handedOver;
}
