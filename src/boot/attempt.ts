import { dressed } from './dress';
import { declareFace } from './face';
import { PAGE } from './page';
import { pathBelow } from './place';
import type { OwnBoot } from './protocol';
import type { FirstScreen } from './screens';
import type { Visitor } from './visitor';
import { firstScreenOf } from './visitor';

/** A place where the bundle may lie. */
export interface Attempt {
  base: string;
  /** Of the address, below the place. */
  path: string;
  screen: FirstScreen;
  face: FontFace;
  /** config.json, as it comes. */
  config: Promise<Response>;
  boot: OwnBoot;
  showPicture: (image: string) => void;
}

/** Begins the visit as if the bundle lay there: its configuration is sent for, and its first screen is known. */
export function attemptAt(base: string, here: string, visitor: Visitor, start: () => void): Attempt {
  const path = pathBelow(base, here);
  const screen = firstScreenOf(visitor, path);
  const config = fetch(`${base}config.json`, { cache: 'no-cache' });
  config.catch(() => undefined);
  const { promise: picture, resolve: showPicture } = promised<string>();
  const { look, answers: kept } = visitor;
  const boot: OwnBoot = {
    config,
    answers: new Map(),
    kept,
    rows: look.rows,
    copy: (template) => dressed(template, { look, placeholder: PAGE.placeholder, base }),
    picture,
    start: () => {
      boot.start = () => undefined;
      start();
    },
  };
  return { base, path, screen, face: declareFace(base + PAGE.face, visitor.hasFace), config, boot, showPicture };
}

function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}
