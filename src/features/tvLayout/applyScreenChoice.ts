import { hasTvLayout } from '@/lib/hasTvLayout';
import type { ScreenChoice } from '@/lib/needsTvLayout';
import { needsTvLayout } from '@/lib/needsTvLayout';
import './tvStyles.late.module.css';

/** Gives the page the layout for the chosen screen, without a reload. */
export function applyScreenChoice(choice: ScreenChoice | null): void {
  const hadTvLayout = hasTvLayout();
  const { dataset } = document.documentElement;
  if (needsTvLayout(choice ?? '', navigator.userAgent)) dataset.screen = 'tv';
  else delete dataset.screen;
  if (hadTvLayout === hasTvLayout()) return;
  // Lists that compute their columns in a script do it when the window changes its size.
  window.dispatchEvent(new Event('resize'));
  // The larger layout moves the control with which the viewer has chosen.
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
