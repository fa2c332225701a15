import { siteKey } from '@/lib/siteKey';
import { ANSWERS_NAME, PLACE_KEY } from '@/persistence/storedNames';
import { dressed } from './dress';
import { declareFace } from './face';
import { PAGE } from './page';
import { pathBelow } from './place';
import type { Boot } from './protocol';
import type { FirstScreen } from './screens';
import { show } from './show';
import { stored } from './storage';
import type { Visitor } from './visitor';
import { firstScreenOf } from './visitor';

/** A place where the bundle may lie. */
export interface Attempt extends Boot {
  base: string;
  screen: FirstScreen;
  /** Whose picture in the HTML the page begins with. */
  begins: FirstScreen;
  face: FontFace;
}

/** Begins the visit as if the bundle lay there: its configuration is sent for, and its first screen is known. */
export function attemptAt(base: string, here: string, visitor: Visitor): Attempt {
  const { look } = visitor;
  const path = pathBelow(base, here);
  const config = fetch(`${base}config.json`, { cache: 'no-cache' });
  config.catch(() => undefined);
  const screen = firstScreenOf(visitor, path);
  const attempt: Attempt = {
    base,
    path,
    screen,
    // Home without its hero begins with another picture.
    begins: screen === 'home' && look.rows === 'heroless' ? 'other' : screen,
    face: declareFace(base + PAGE.face),
    config,
    answers: new Map(),
    kept: stored(siteKey(ANSWERS_NAME, base)),
    isUnadopted: stored(PLACE_KEY) === base && !stored(siteKey(PLACE_KEY, base)),
    // What was done before this attempt stays to be redone.
    early: window.kinora?.early,
    copy: (template) => dressed(template, look, base),
    show: () => show(attempt, look),
  };
  return attempt;
}
