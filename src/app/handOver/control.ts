import { headingOf, SECTIONS } from '@/lib/pagePlace';

/** What can be pressed, typed into or gone to by keyboard. */
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

/** Of a page, those that are called like this one, in a section with the same heading. */
function namesakes(control: HTMLElement, page: Element): HTMLElement[] {
  const name = nameOf(control);
  const heading = headingAbove(control);
  return [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (other) => nameOf(other) === name && headingAbove(other) === heading,
  );
}

/** The same control in another page, which is not quite like the one that it stands in. */
export const twinOf = (control: HTMLElement, before: Element, now: Element): HTMLElement | undefined =>
  namesakes(control, now)[namesakes(control, before).indexOf(control)];
