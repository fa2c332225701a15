import { useState } from 'react';
import { useAppStore } from './hooks';
import type { LateSlice } from './slices/lateSlice';

/** Adds a slice to the store before the page renders. */
export function useSlice(slice: LateSlice): void {
  const store = useAppStore();
  useState(() => store.addSlice(slice));
}
