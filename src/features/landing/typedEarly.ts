/** What a visitor did with the field of the page's own HTML, which stands there until the app is shown. */
export function typedEarly(): { email: string; hasFocus: boolean } {
  const field = typeof document === 'object' && document.querySelector<HTMLInputElement>('input[data-early]');
  return field ? { email: field.value, hasFocus: field === document.activeElement } : { email: '', hasFocus: false };
}
