import { screenChoice } from '@/persistence/screenChoice';
import type { StorageEngine } from '@/persistence/storageEngine';
import { applyScreenChoice, loadTvStyles } from './applyScreenChoice';

/** Completes the layout that the boot script has begun, and follows the choice of other tabs. */
export function startTvLayout(engine: StorageEngine): void {
  const screen = screenChoice(engine);
  loadTvStyles();
  screen.follow(() => applyScreenChoice(screen.get()));
}
