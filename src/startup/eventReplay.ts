import type { CapturedEvent, EarlyEvents } from '@/contracts/boot';
import { headingOf, SECTIONS, resolveDomPath, domPathOf } from '@/lib/domPath';
import { focusLike, typeInto } from '@/lib/formField';

/** The elements that can be pressed, typed into or reached by keyboard. */
const CONTROLS = 'a[href], button, input';

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

const nameOf = (control: HTMLElement): string =>
  control instanceof HTMLInputElement
    ? [control.type, control.name, control.type === 'radio' && control.value].join()
    : [control.localName, control.ariaLabel ?? control.textContent].join();

function headingAbove(control: Element): string | null {
  const section = control.closest(SECTIONS);
  return section && headingOf(section);
}

/** Returns the controls of a page with the same name, in a section with the same heading. */
function namesakes(control: HTMLElement, page: Element): HTMLElement[] {
  const name = nameOf(control);
  const heading = headingAbove(control);
  return [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (other) => nameOf(other) === name && headingAbove(other) === heading,
  );
}

/** Finds the counterpart of a control in the app's page, whose markup may be different. */
const findCounterpart = (control: HTMLElement, before: Element, now: Element): HTMLElement | undefined =>
  namesakes(control, now)[namesakes(control, before).indexOf(control)];

/** An action of the viewer from before the app rendered, in the form in which it is replayed. */
type ReplayAction =
  | { kind: 'scroll'; row: Element; left: number }
  | { kind: 'type'; control: HTMLInputElement }
  /** `enter` is that key in a field without a form, `send` any way to submit a form. */
  | { kind: 'focus' | 'press' | 'enter' | 'send'; control: HTMLElement };

const TOGGLES = ['radio', 'checkbox'];

const isField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !TOGGLES.includes(element.type);

/**
 * Returns the click to replay, if any. The browser follows links itself, and a submit button triggers a `submit` event
 * of its own.
 */
function pressOf({ type, target }: Event): ReplayAction[] {
  const control = controlAt(target);
  if (!control || type !== 'click' || control.localName === 'a' || isField(control)) return [];
  if (control instanceof HTMLButtonElement && control.type === 'submit') return [];
  return [{ kind: 'press', control }];
}

function enterOf(event: Event): ReplayAction[] {
  const control = controlAt(event.target);
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing;
  return isEnter && isField(control) && !control.form ? [{ kind: 'enter', control }] : [];
}

function sendOf({ type, target }: Event): ReplayAction[] {
  const control = type === 'submit' && target instanceof Element && target.querySelector('input');
  return control ? [{ kind: 'send', control }] : [];
}

const controlOf = (action: ReplayAction) => (action.kind === 'scroll' ? action.row : action.control);

/** Repeated clicks on one control count once, because the viewer only saw no response. */
const once = (actions: ReplayAction[]) =>
  actions.filter((action, index) => {
    const last = actions.findLastIndex((other) => other.kind === action.kind && controlOf(other) === controlOf(action));
    return last === index;
  });

/** Returns the actions in the order of their replay: scrolling, typing, the focus, and then clicks and submissions. */
function replayActionsOf(captured: readonly CapturedEvent[]): ReplayAction[] {
  const events = captured.map(({ event }) => event);
  const scrolled = captured.flatMap(({ event: { type, target }, scrollLeft: left }): ReplayAction[] =>
    type === 'scroll' && target instanceof Element ? [{ kind: 'scroll', row: target, left }] : [],
  );
  const typed = events.flatMap(({ type, target }): ReplayAction[] =>
    type === 'input' && target instanceof Element && isField(target) ? [{ kind: 'type', control: target }] : [],
  );
  const focus = events.findLast(({ type }) => type === 'focusin' || type === 'focusout');
  const focused = focus?.type === 'focusin' ? controlAt(focus.target) : null;
  return once([
    ...scrolled,
    ...typed,
    ...(focused ? [{ kind: 'focus', control: focused } as const] : []),
    ...events.flatMap((event) => [...pressOf(event), ...enterOf(event), ...sendOf(event)]),
  ]);
}

const ENTER = { key: 'Enter', bubbles: true, cancelable: true };

/**
 * Replays an action.
 * @returns whether the necessary element was rendered
 */
function replayAction(action: ReplayAction, before: Element, now: Element): boolean {
  if (action.kind === 'scroll') {
    const row = resolveDomPath(domPathOf(action.row, before), now);
    row?.scrollTo({ left: action.left, behavior: 'instant' });
    return row !== null;
  }
  const twin = findCounterpart(action.control, before, now);
  if (!twin) return false;
  if (action.kind === 'type') typeInto(twin, action.control);
  else if (action.kind === 'focus') focusLike(twin, action.control);
  else if (action.kind === 'enter') twin.dispatchEvent(new KeyboardEvent('keydown', ENTER));
  else if (action.kind === 'send') twin.closest('form')?.requestSubmit();
  else twin.click();
  return true;
}

/** The time for which an action is retried if its control has not rendered yet. */
const TARGET_TIMEOUT_MS = 5000;

/** Replays the captured events in the app's page as soon as it has rendered. */
export function replayEvents(early: EarlyEvents, root: HTMLElement): void {
  void early.replaced?.then(() => {
    const before = document.createElement('div');
    before.append(...early.page);
    void replayAll(early, before, root);
  });
}

async function replayAll({ events }: EarlyEvents, before: Element, now: Element): Promise<void> {
  const until = performance.now() + TARGET_TIMEOUT_MS;
  let left = replayActionsOf(events);
  while (left.length > 0 && performance.now() < until) {
    const later: typeof left = [];
    for (const action of left) {
      if (!replayAction(action, before, now)) later.push(action);
      // React must process the typed text before the form is submitted.
      await Promise.resolve();
    }
    left = later;
    if (left.length > 0) await new Promise(requestAnimationFrame);
  }
}
