/** Fields whose text is in no address and not stored. */
const TYPED = 'input:is(:not([type]), [type=text], [type=email], [type=password], [type=tel]), textarea';

/** Returns whether a field of the page holds text that a reload would lose. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    (field) => !field.readOnly && !field.disabled && field.value !== '',
  );
