/** Elements in which the viewer types. */
export const TEXT_FIELD =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])';
