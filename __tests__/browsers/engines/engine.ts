export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

/** What a test needs of one tab of a browser; the rest is done in the page. */
export interface EngineTab {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer there, presses and lets go. */
  click: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
}

/** Somebody with a storage of their own. */
export interface Visitor {
  newTab: () => Promise<EngineTab>;
  leave: () => Promise<void>;
}

export interface Engine {
  newVisitor: () => Promise<Visitor>;
  stop: () => Promise<void>;
}

export interface EngineKind {
  name: string;
  debianPackages: string[];
  start: () => Promise<Engine>;
}
