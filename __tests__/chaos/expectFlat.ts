import { expect } from '@playwright/test';
import type { Figures } from './soak';

/** Five of a hundred. */
const GROWTH = 1.05;

/** Nothing has grown by more than what a browser's own housekeeping makes of it. */
export function expectFlat(warm: Figures, last: Figures): void {
  for (const name of ['nodes', 'listeners', 'heap'] as const)
    expect(last[name] / warm[name], `${name}: ${warm[name]}, then ${last[name]}`).toBeLessThanOrEqual(GROWTH);
}
