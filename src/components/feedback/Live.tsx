import { useEffect } from 'react';
import { tellLive } from '@/lib/appState';

/** Stands beside a page and after it: says that it is there, with all that it set up, see `AppState`. */
export function Live() {
  useEffect(tellLive, []);
  return null;
}
