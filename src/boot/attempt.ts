import type { FirstLook } from '@/config/firstLook';
import { deferred } from './deferred';
import { dressed } from './dress';
import { declareFace } from './face';
import { PAGE } from './page';
import { pathBelow } from './place';
import type { Boot } from './protocol';
import type { FirstScreen } from './screens';
import { show } from './show';
import type { Visitor } from './visitor';
import { firstScreenOf } from './visitor';

/** A place where the bundle may lie. */
export interface Attempt extends Boot {
  base: string;
  /** Of the address, below the place. */
  path: string;
  screen: FirstScreen;
  face: FontFace;
  /** Home's rows, where they are not Kinora's. */
  rows: FirstLook['rows'];
  /** A copy of what a template of the page holds, in which addresses begin at the place. */
  copy: (template: HTMLTemplateElement) => DocumentFragment;
  /** What the first answer says of the picture that the page begins with. */
  picture: ReturnType<typeof deferred<string>>;
  /** Kept when the app may come. */
  turn: ReturnType<typeof deferred<void>>;
}

/** Begins the visit as if the bundle lay there: its configuration is sent for, and its first screen is known. */
export function attemptAt(base: string, here: string, visitor: Visitor): Attempt {
  const { look, answers: kept } = visitor;
  const path = pathBelow(base, here);
  const config = fetch(`${base}config.json`, { cache: 'no-cache' });
  config.catch(() => undefined);
  const attempt: Attempt = {
    base,
    path,
    screen: firstScreenOf(visitor, path),
    face: declareFace(base + PAGE.face),
    config,
    answers: new Map(),
    kept,
    rows: look.rows,
    copy: (template) => dressed(template, look, base),
    picture: deferred(),
    turn: deferred(),
    show: () => show(attempt),
  };
  return attempt;
}
