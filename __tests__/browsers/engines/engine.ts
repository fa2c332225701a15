export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

/** The operations of a browser tab that the tests need. Everything else runs in the page. */
export interface EngineTab {
  open: (url: string) => Promise<void>;
  /** Resolves with the value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to the point, presses and releases. */
  click: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
}

/** A viewer with separate storage. */
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
