/** React defines its own `value` setter on a field. A value that this setter writes does not count as typed. */
const VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Copies the value of a field into another one, like typing by the viewer. */
export function typeInto(field: HTMLElement, { value }: HTMLInputElement): void {
  VALUE?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Focuses a control without scrolling. In a field, the caret moves to the position that it had in `before`. */
export function focusLike(control: HTMLElement, before: HTMLElement): void {
  control.focus({ preventScroll: true });
  const caret = before instanceof HTMLInputElement ? before.selectionStart : null;
  // Some types of field, such as email, have no caret position that a script can read.
  if (control instanceof HTMLInputElement && caret !== null) control.setSelectionRange(caret, caret);
}
