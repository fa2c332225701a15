import type { EarlyNote } from '@/boot/protocol';
import { controlAt } from './control';

/** What somebody did before the app was there, as it is done again. */
export type Deed =
  | { kind: 'scroll'; row: Element; left: number }
  | { kind: 'type'; control: HTMLInputElement }
  /** `enter` is that key in a field without a form, `send` any way to send a form. */
  | { kind: 'focus' | 'press' | 'enter' | 'send'; control: HTMLElement };

const TOGGLES = ['radio', 'checkbox'];

const isField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !TOGGLES.includes(element.type);

/** A press as the page's own HTML cannot answer it: a link leads where it says by itself, and a form is sent. */
function pressOf({ type, target }: Event): Deed[] {
  const control = controlAt(target);
  if (!control || type !== 'click' || control.localName === 'a' || isField(control)) return [];
  if (control instanceof HTMLButtonElement && control.type === 'submit') return [];
  return [{ kind: 'press', control }];
}

function enterOf(event: Event): Deed[] {
  const control = controlAt(event.target);
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing;
  return isEnter && isField(control) && !control.form ? [{ kind: 'enter', control }] : [];
}

function sendOf({ type, target }: Event): Deed[] {
  const control = type === 'submit' && target instanceof Element && target.querySelector('input');
  return control ? [{ kind: 'send', control }] : [];
}

const controlOf = (deed: Deed) => (deed.kind === 'scroll' ? deed.row : deed.control);

/** Whoever presses once more has not seen that it was heard. */
const once = (deeds: Deed[]) =>
  deeds.filter((deed, index) => {
    const last = deeds.findLastIndex((other) => other.kind === deed.kind && controlOf(other) === controlOf(deed));
    return last === index;
  });

/** In the order in which it is done again: what only shows, what is written, where one is, and what it all leads to. */
export function deedsOf(notes: readonly EarlyNote[]): Deed[] {
  const events = notes.map(({ event }) => event);
  const scrolled = notes.flatMap(({ event: { type, target }, scrollLeft: left }): Deed[] =>
    type === 'scroll' && target instanceof Element ? [{ kind: 'scroll', row: target, left }] : [],
  );
  const typed = events.flatMap(({ type, target }): Deed[] =>
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
