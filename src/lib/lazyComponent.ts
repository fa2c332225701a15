import type { ComponentType } from 'react';
import { lazy } from 'react';
import { loadChunk, reloadForNewBuild } from './loadChunk';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** A page in a chunk of its own. One that a new deployment has taken away makes the tab load the new build, once. */
export function lazyComponent<Props extends object = object>(load: Load<Props>) {
  return lazy(async () => {
    try {
      return { default: await loadChunk(load) };
    } catch (error) {
      // React keeps a rejected promise for good; one that is never settled waits for the reload.
      if (reloadForNewBuild(error)) return new Promise<never>(() => undefined);
      throw error;
    }
  });
}

/** A part of a page in a chunk of its own: where it cannot be had the rest stands, see `Extra`. */
export function lazyPart<Props extends object = object>(load: Load<Props>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
