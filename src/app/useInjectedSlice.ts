import { useState } from 'react';
import { useAppStore } from './hooks';
import type { LazySlice } from './slices/lazySlice';

/** Adds a slice to the store before the page renders. */
export function useInjectedSlice(slice: LazySlice): void {
  const store = useAppStore();
  useState(() => store.injectSlice(slice));
}
