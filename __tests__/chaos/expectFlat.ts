import { expect } from '@playwright/test';
import type { Figures } from './soak';

/** Five percent. */
const GROWTH = 1.05;

/** Expects no figure to have grown by more than the noise of the browser's own housekeeping. */
export function expectFlat(warm: Figures, last: Figures): void {
  for (const name of ['nodes', 'listeners', 'heap'] as const)
    expect(last[name] / warm[name], `${name}: ${warm[name]}, then ${last[name]}`).toBeLessThanOrEqual(GROWTH);
}
