/**
 * How far the app is, on <html> as `data-app`, for tests and monitors. `mounting`: the page is still its own HTML;
 * `live`: a page of the app stands and answers; `whole`: what came later is there, too, and nothing waits for an idle
 * moment.
 */
export type AppState = 'mounting' | 'live' | 'whole';

const { dataset } = document.documentElement;

export function tellAppState(state: AppState): void {
  dataset.app = state;
}

/** A page stands; when another takes its place, nothing is taken back. */
export function tellLive(): void {
  if (dataset.app === 'mounting') tellAppState('live');
}
