import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

/** Redux Toolkit looks for the extension at its first import, so this module must be imported before it. */
(window as unknown as Record<string, unknown>).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator) =>
    [...enhancers, instrument(undefined, { maxAge: 50 })].reduceRight((next, enhance) => enhance(next), createStore);
