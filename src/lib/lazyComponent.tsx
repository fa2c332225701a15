import type { ComponentType } from 'react';
import { lazy, useState } from 'react';
import { loadChunk, reloadForNewBuild } from './loadChunk';

type Load<Component> = () => Promise<Component>;

/** A component in a chunk of its own, which can be asked for before it is shown. */
export type LazyComponent<Props extends object, More = unknown> = ComponentType<Props> & {
  preload: Load<ComponentType<Props> & More>;
  /** Whether it stands at once. */
  isLoaded: () => boolean;
};

/** A page in a chunk of its own. One that a new deployment has taken away makes the tab load the new build, once. */
export function lazyComponent<Props extends object = object, More = unknown>(
  load: Load<ComponentType<Props> & More>,
): LazyComponent<Props, More> {
  let loaded: ComponentType<Props> | undefined;

  const OnDemand = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await loadChunk(load) };
    } catch (error) {
      // React keeps a rejected promise for good; one that is never settled waits for the reload.
      if (reloadForNewBuild(error)) return new Promise<never>(() => undefined);
      throw error;
    }
  });

  /** What has been asked for before stands at once; what is shown stays what it is. */
  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? OnDemand);
    return <Shown {...props} />;
  }
  return Object.assign(Page, {
    preload: async () => (loaded = await loadChunk(load)),
    isLoaded: () => loaded !== undefined,
  });
}

/** A part of a page in a chunk of its own: where it cannot be had the rest stands, see `Extra`. */
export function lazyPart<Props extends object = object>(load: Load<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
