import type { ComponentType } from 'react';
import { lazy } from 'react';
import { wait } from './time';

const RETRY_AFTER_MS = 400;

/**
 * A component in a chunk of its own. A chunk that fails to load is asked for once more, as React keeps a rejected promise
 * for good; after that the error boundary above has the word.
 */
export function lazyComponent<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      await wait(RETRY_AFTER_MS);
      return { default: await load() };
    }
  });
}
