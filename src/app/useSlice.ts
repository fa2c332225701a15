import { useState } from 'react';
import { useAppStore } from './hooks';
import type { LateSlice } from './slices/lateSlice';

/** What a page does first that is the first to need a slice. */
export function useSlice(slice: LateSlice): void {
  const store = useAppStore();
  useState(() => store.addSlice(slice));
}
