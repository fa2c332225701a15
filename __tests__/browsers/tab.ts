import { expect } from '@playwright/test';
import type { EngineTab, Key, Point } from './engines/engine';

/** The role and name by which a screen reader announces an element. A heading also has its level. */
export type Wanted = readonly [role: string, name?: string, level?: number];

/**
 * Defined by `page.js` in the page. Returns the elements that match the last step; each step searches inside the one
 * before.
 */
declare const findAll: (way: readonly Wanted[]) => HTMLElement[];

/** Returns the state that the app reports about itself, see `src/lib/appState`. */
const appState = () => document.documentElement.dataset.app;

const count = (way: readonly Wanted[]) => findAll(way).length;

const isFocused = (way: readonly Wanted[]) => findAll(way)[0] === document.activeElement;

const bringIntoView = (way: readonly Wanted[]) => {
  findAll(way)[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
};

/** Returns the center of an element, or null while another element would receive the press. */
const spotOf = (way: readonly Wanted[]) => {
  const [element] = findAll(way);
  const box = element?.getBoundingClientRect();
  if (!element || !box) return null;
  const spot = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  return element.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
};

/** A tab from the viewer's point of view. Every method waits for the elements that it names. */
export class Tab {
  constructor(
    private readonly engine: EngineTab,
    private readonly home: string,
  ) {}

  readonly type = (text: string) => this.engine.type(text);
  readonly press = (key: Key) => this.engine.press(key);

  /** Opens a page that has the origin's storage but does not start the app. */
  readonly openBeside = () => this.engine.open(new URL('/page.js', this.home).href);

  async open(path: string) {
    await this.engine.open(new URL(path, this.home).href);
    await expect.poll(() => this.run(appState), { message: `the app at ${path}` }).toMatch(/^(live|whole)$/);
  }

  /**
   * Waits until the deferred parts have loaded too. The pointer event starts them, so the test need not wait for idle
   * time.
   */
  async isWhole() {
    await this.run(() => dispatchEvent(new Event('pointermove')));
    await expect.poll(() => this.run(appState)).toBe('whole');
  }

  /** Runs a function in the page. The function sees only its argument, because its source text is evaluated there. */
  async run<Given, Result>(work: (given: Given) => Result, given?: Given): Promise<Result> {
    return (await this.engine.evaluate(`(${String(work)})(${JSON.stringify(given)})`)) as Result;
  }

  async sees(...way: readonly Wanted[]) {
    await expect.poll(() => this.run(count, way), { message: way.join(' > ') }).toBeGreaterThan(0);
  }

  async seesNo(...way: readonly Wanted[]) {
    await expect.poll(() => this.run(count, way), { message: `no ${way.join(' > ')}` }).toBe(0);
  }

  async seesFocusOn(...way: readonly Wanted[]) {
    await expect.poll(() => this.run(isFocused, way), { message: `focus on ${way.join(' > ')}` }).toBe(true);
  }

  /** Presses an element once it has stopped moving and no other element covers it. */
  async click(...way: readonly Wanted[]) {
    await this.sees(...way);
    // Does not scroll without need: a page that becomes shorter would scroll back between the look and the press.
    if ((await this.run(spotOf, way)) === null) await this.run(bringIntoView, way);
    const spots: (Point | null)[] = [];
    const isAtRest = async () => {
      spots.unshift(await this.run(spotOf, way));
      const [now, before] = spots;
      return Boolean(now && now.x === before?.x && now.y === before.y);
    };
    await expect.poll(isAtRest, { message: `${way.join(' > ')} can be pressed` }).toBe(true);
    if (spots[0]) await this.engine.click(spots[0]);
  }
}
