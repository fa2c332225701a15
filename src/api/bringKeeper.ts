import type { Services } from './services';
import type { Keeper } from './tmdb/keeper';

/** Has TMDB's answers read from earlier visits, and kept for later ones, as soon as what does so is here. */
export async function bringKeeper(services: Services): Promise<Keeper | undefined> {
  try {
    const { makeKeeper } = await import(/* webpackChunkName: "kept-answers" */ './tmdb/keeper');
    const keeper = makeKeeper();
    services.keeper = Promise.resolve(keeper);
    services.startKeeping(keeper);
    return keeper;
  } catch {
    return undefined;
  }
}
