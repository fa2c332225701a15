/**
 * The state of the app, on <html> as `data-app`, for tests and monitors. `mounting`: the page shows the prerendered
 * HTML. `live`: a page of the app is rendered and interactive. `whole`: the deferred parts are loaded too, and no idle
 * task is left, see `components/feedback/FullyLoadedMarker`.
 */
export type AppState = 'mounting' | 'live' | 'whole';

/** Marks the app as interactive. Later navigations do not change that. */
export function markInteractive(): void {
  const { dataset } = document.documentElement;
  if (dataset.app === 'mounting') dataset.app = 'live';
}
