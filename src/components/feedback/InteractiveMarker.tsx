import { useEffect } from 'react';
import { markInteractive } from '@/lib/appState';

/**
 * Reports that the page is interactive, see `AppState`. Must be the last sibling of the page: effects run in order, so
 * those of the page have run by then.
 */
export function InteractiveMarker() {
  useEffect(markInteractive, []);
  return null;
}
