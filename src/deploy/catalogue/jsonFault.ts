/** Frequent mistakes in JSON, by the text at the position of the error and before it. */
const COMMON: readonly { here: RegExp; before?: RegExp; words: string }[] = [
  { here: /^$/, words: 'the file ends before the last bracket is closed' },
  { here: /^[\]}]/, before: /,\s*$/, words: 'there is a comma too many before it' },
  { here: /^,/, before: /[[{,:]\s*$/, words: 'there is a comma too many' },
  { here: /^(\/\/|\/\*|#)/, words: 'JSON has no comments' },
  { here: /^['‘’“”„`]/, words: 'names and texts stand between double quotes (")' },
  { here: /^"[^"\n]*(\n|$)/, words: 'this text is never closed, or has a line break in it (write \\n)' },
  { here: /^"/, before: /["\d}\]el]\s*$/, words: 'a comma is missing before it' },
  { here: /^"/, words: 'a backslash in this text has to be written twice, and a tab as \\t' },
  { here: /^[[{]/, before: /["\d}\]el]\s*$/, words: 'a comma is missing before it' },
  { here: /^[A-Za-z_$][\w$]*\s*:/, words: 'names stand between double quotes (")' },
  {
    here: /^(True|False|None|NaN|undefined|Infinity|-Infinity)/,
    words: 'JSON knows only true, false, null, numbers and texts',
  },
  { here: /^[+.\d-]/, words: 'a number is written as 12 or 7.5' },
];

/** Describes why a text is invalid JSON at an offset. */
export function jsonFault(text: string, at: number): string {
  const here = text.slice(at, at + 2000);
  const before = text.slice(Math.max(0, at - 200), at);
  const known = COMMON.find((fault) => fault.here.test(here) && (fault.before?.test(before) ?? true));
  return known?.words ?? 'this may not stand here';
}
