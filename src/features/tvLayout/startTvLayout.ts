import { screenChoice } from '@/persistence/screenChoice';
import type { StorageEngine } from '@/persistence/storageEngine';
import { applyScreenChoice } from './applyScreenChoice';

/** Follows the choice of other tabs. This chunk contains the styles that the first screen does not need. */
export function startTvLayout(engine: StorageEngine): void {
  const screen = screenChoice(engine);
  screen.follow(() => applyScreenChoice(screen.get()));
}
