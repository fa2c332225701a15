import { importWithRetry } from '@/lib/importWithRetry';
import { hasTvLayout } from '@/lib/hasTvLayout';
import type { ScreenChoice } from '@/lib/needsTvLayout';
import { needsTvLayout } from '@/lib/needsTvLayout';

/** Loads the styles that the first screen does not need. */
export function loadTvStyles(): void {
  if (!hasTvLayout()) return;
  // Without them, the layout has the right sizes, and the focus ring that other screens have.
  importWithRetry(() => import(/* webpackChunkName: "tv" */ './tvStyles')).catch(() => undefined);
}

/** Gives the page the layout for the chosen screen, without a reload. */
export function applyScreenChoice(choice: ScreenChoice | null): void {
  const hadTvLayout = hasTvLayout();
  const { dataset } = document.documentElement;
  if (needsTvLayout(choice, navigator.userAgent)) dataset.screen = 'tv';
  else delete dataset.screen;
  if (hadTvLayout === hasTvLayout()) return;
  loadTvStyles();
  // Lists that compute their columns in a script do it when the window changes its size.
  window.dispatchEvent(new Event('resize'));
}
