import { colorPage } from '@/config/firstLook';
import { siteKey } from '@/lib/siteKey';
import { FACE_NAME, PLACE_KEY } from '@/persistence/storedNames';
import { attemptAt } from './attempt';
import type { Attempt } from './attempt';
import { renamed } from './dress';
import { askEarly } from './early';
import { bringFace } from './face';
import { isBundleAt } from './isBundleAt';
import { PAGE } from './page';
import { whereabouts } from './place';
import { sendForScripts } from './scripts';
import { turn } from './show';
import { stored } from './storage';
import { put, templateOf, whenRead } from './templates';
import { visitorOf } from './visitor';

const { dataset } = document.documentElement;

/**
 * The most recent features that the app requires. A browser with both is one of the supported browsers in package.json.
 */
const isYoung = 'popover' in document.documentElement && 'canParse' in URL;

function choose(): void {
  const remembered = stored(PLACE_KEY);
  const { here, places, isSure } = whereabouts({
    ...PAGE,
    pathname: location.pathname,
    remembered,
  });
  const [likeliest = '/'] = places;
  // If the base path is a guess, the viewer is more likely one of the site that was found before.
  const site = !isSure && places.includes(remembered) ? remembered : likeliest;
  const storedHere = (name: string) => stored(siteKey(name, site)) || (isSure ? '' : stored(name));
  const visitor = visitorOf(storedHere, PAGE.site);
  const { look } = visitor;

  const begin = (base: string): Attempt => {
    const attempt = attemptAt(base, here, visitor);
    dataset.first = attempt.screen;
    window.kinora = attempt;
    return attempt;
  };
  const first = begin(likeliest);

  /** Loads the app from the first base path that has it. Base paths whose config.json looks wrong are tried last. */
  const bring = async (): Promise<void> => {
    const doubtful: string[] = [];
    for (const base of places) {
      const attempt = base === first.base ? first : begin(base);
      const isHere = (isSure && attempt === first) || (await isBundleAt(attempt.config));
      if (isHere === false) doubtful.push(base);
      else if (await isBroughtBy(attempt, isHere)) return;
      document.fonts.delete(attempt.face);
    }
    for (const base of doubtful) if (await isBroughtBy(begin(base))) return;
    whenRead(() => put('notice', 'unreachable', first));
  };
  const isBroughtBy = (attempt: Attempt, isHere = false): Promise<boolean> => {
    attempt.config = askEarly(attempt);
    attempt.config.catch(() => undefined);
    return sendForScripts(attempt, isHere);
  };

  void turn.promise.then(bring);
  // On a later visit the font is in the cache, so that no fallback needs to be shown first. If the page shows no text
  // yet, the font may arrive before the headings do.
  if (isSure && (storedHere(FACE_NAME) || first.screen === 'other')) bringFace(first.face);
  colorPage(look);
  // Home reserves space for the "continue watching" row, see persistence/progressSpec.
  if (visitor.isGoingOn) dataset.continues = '';
  document.title = renamed(document.title, look);
  const preloads = templateOf('preloads', first.begins);
  // If the screen has a largest image to preload, the app's scripts wait for it, see show.ts.
  if (preloads) document.head.append(first.copy(preloads));
  else turn.resolve();
}

/** Finds the base path of the bundle and the first screen of this viewer, and starts to load the app. */
export function bootstrap(): void {
  // A page from the disk cannot read its files. guard.ts handles it, and old browsers.
  if (isYoung && location.protocol !== 'file:') choose();
}
