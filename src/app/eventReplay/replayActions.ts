import type { CapturedEvent } from '@/boot/protocol';
import { controlAt } from './control';

/** An action of the viewer from before the app rendered, in the form in which it is replayed. */
export type ReplayAction =
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

const controlOf = (deed: ReplayAction) => (deed.kind === 'scroll' ? deed.row : deed.control);

/** Repeated clicks on one control count once, because the viewer only saw no response. */
const once = (deeds: ReplayAction[]) =>
  deeds.filter((deed, index) => {
    const last = deeds.findLastIndex((other) => other.kind === deed.kind && controlOf(other) === controlOf(deed));
    return last === index;
  });

/** Returns the actions in the order of their replay: scrolling, typing, the focus, and then clicks and submissions. */
export function replayActionsOf(notes: readonly CapturedEvent[]): ReplayAction[] {
  const events = notes.map(({ event }) => event);
  const scrolled = notes.flatMap(({ event: { type, target }, scrollLeft: left }): ReplayAction[] =>
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
