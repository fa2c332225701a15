import { headingOf, SECTIONS } from '@/lib/domPath';

/** The elements that can be pressed, typed into or reached by keyboard. */
const CONTROLS = 'a[href], button, input';

export const controlAt = (target: EventTarget | null): HTMLElement | null =>
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
export const findCounterpart = (control: HTMLElement, before: Element, now: Element): HTMLElement | undefined =>
  namesakes(control, now)[namesakes(control, before).indexOf(control)];
