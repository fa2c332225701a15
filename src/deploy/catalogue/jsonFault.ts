/** Frequent mistakes in JSON, by the text at the position of the error and before it. */
const COMMON: readonly { here: RegExp; before?: RegExp; words: string }[] = [
  { here: /^$/, words: 'the file ends before the last bracket is closed' },
  { here: /^[\]}]/, before: /,\s*$/, words: 'there is an extra comma before it' },
  { here: /^,/, before: /[[{,:]\s*$/, words: 'there is an extra comma' },
  { here: /^(\/\/|\/\*|#)/, words: 'JSON does not allow comments' },
  { here: /^['‘’“”„`]/, words: 'names and text need double quotes (")' },
  { here: /^"[^"\n]*(\n|$)/, words: 'this text has no closing quote, or contains a line break (write \\n)' },
  { here: /^"/, before: /["\d}\]el]\s*$/, words: 'a comma is missing before it' },
  { here: /^"/, words: 'double each backslash in this text, and write a tab as \\t' },
  { here: /^[[{]/, before: /["\d}\]el]\s*$/, words: 'a comma is missing before it' },
  { here: /^[A-Za-z_$][\w$]*\s*:/, words: 'names need double quotes (")' },
  {
    here: /^(True|False|None|NaN|undefined|Infinity|-Infinity)/,
    words: 'JSON allows only true, false, null, numbers and text',
  },
  { here: /^[+.\d-]/, words: 'write numbers like 12 or 7.5' },
];

/** Describes why a text is invalid JSON at an offset. */
export function jsonFault(text: string, at: number): string {
  const here = text.slice(at, at + 2000);
  const before = text.slice(Math.max(0, at - 200), at);
  const known = COMMON.find((fault) => fault.here.test(here) && (fault.before?.test(before) ?? true));
  return known?.words ?? 'this is not allowed here';
}
