/**
 * How far the app is, on <html> as `data-app`, for tests and monitors. `mounting`: the page is still its own HTML;
 * `live`: a page of the app stands and answers; `whole`: what came later is there, too, and nothing waits for an idle
 * moment, see `components/feedback/Whole`.
 */
export type AppState = 'mounting' | 'live' | 'whole';

/** A page stands; when another takes its place, nothing is taken back. */
export function tellLive(): void {
  const { dataset } = document.documentElement;
  if (dataset.app === 'mounting') dataset.app = 'live';
}
