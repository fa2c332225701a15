import type { ComponentType } from 'react';
import { lazy, useState } from 'react';
import { importWithRetry } from './importWithRetry';
import { reloadForNewBuild } from './reloadForNewBuild';

type Load<Component> = () => Promise<Component>;

/** A component in a separate chunk, which can be preloaded. */
export type LazyPage<Props extends object, More = unknown> = ComponentType<Props> & {
  preload: Load<ComponentType<Props> & More>;
  /** Whether it renders without suspending. */
  isLoaded: () => boolean;
};

/**
 * Creates a page in a separate chunk. If a new deployment has removed the chunk, the tab reloads once to get the new
 * build.
 */
export function lazyPage<Props extends object = object, More = unknown>(
  load: Load<ComponentType<Props> & More>,
): LazyPage<Props, More> {
  let loaded: ComponentType<Props> | undefined;

  const OnDemand = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await importWithRetry(load) };
    } catch (error) {
      // React caches a rejected promise forever. A pending promise suspends the page until the reload.
      if (reloadForNewBuild(error)) return new Promise<never>(() => undefined);
      throw error;
    }
  });

  /** Renders a preloaded page at once. A mounted page keeps its component type. */
  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? OnDemand);
    return <Shown {...props} />;
  }
  return Object.assign(Page, {
    preload: async () => (loaded = await importWithRetry(load)),
    isLoaded: () => loaded !== undefined,
  });
}

/**
 * Creates a section of a page in a separate chunk. If it fails to load, the rest of the page is still shown, see
 * `OptionalSection`.
 */
export function lazyWithRetry<Props extends object = object>(load: Load<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
