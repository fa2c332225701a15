import type { SiteSettings } from './source';

/** Returns what the app does if the catalogue has no list. A site with a catalogue of its own never shows samples. */
export function withoutList(site: SiteSettings | null): string {
  if (site === null) return "the app shows TMDB's if TMDB is configured; otherwise this part of the site is absent";
  return site.hasTmdb ? "the app shows TMDB's" : 'this part of the site is absent';
}
