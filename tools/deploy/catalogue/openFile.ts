import { oneLine } from '@/lib/oneLine';
import type { Fault, Finding, JsonPath } from './finding';
import { positionOf, scanJson } from './scanJson';
import type { Answer, Source } from './source';

/** Creates a function that converts offsets in a text to line and column numbers, both from 1. */
export function lineCounter(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

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

/** A response that is valid JSON. */
export interface OpenFile {
  path: string;
  value: unknown;
  /** Reports a fault with its position in the file. */
  say: (fault: Fault, record?: Finding['record']) => void;
}

type OpenResult = OpenFile | 'missing' | 'unusable';

/** The size from which a file takes a phone one or two seconds. */
const LARGE_BYTES = 1_000_000;

/**
 * Requests a file and reads it as the app does.
 * @param effect the behavior of the app if the file is unusable
 */
export async function openFile(source: Source, path: string, effect: string, findings: Finding[]): Promise<OpenResult> {
  const answer = await source.read(path);
  if (answer.kind === 'missing') return 'missing';
  const file = path;
  const refuse = (rule: string, problem: string, place = {}): OpenResult => {
    findings.push({ severity: 'error', rule, file, problem, effect, ...place });
    return 'unusable';
  };
  if (answer.kind === 'failed') return refuse('no-answer', answer.reason);
  const { text } = answer;
  // The app treats an empty file as an empty response.
  if (text === '') return refuse('empty-file', 'is empty');
  if (/^\s*<(!doctype|html|\?xml|head|body)/i.test(text)) return refuse('html', 'is an HTML page, not JSON');

  const scan = scanJson(text);
  const placeAt = lineCounter(text);
  const value = parse(text);
  if (value === undefined) {
    if (scan.faultAt === null)
      return refuse('no-json', 'is not valid JSON, and is nested too deeply to find the mistake');
    return refuse('no-json', `is not valid JSON: ${jsonFault(text, scan.faultAt)}`, placeAt(scan.faultAt));
  }
  const opened: OpenFile = {
    path,
    value,
    say: ({ path: within, ...fault }, record) =>
      findings.push({ file, ...fault, ...placeAt(positionOf(scan.root, within)), record }),
  };
  for (const { name, at } of scan.repeated) findings.push(repeatedName(file, name, placeAt(at)));
  sayOfBytes(opened, answer);
  return opened;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const repeatedName = (file: string, name: string, place: { line: number; column: number }): Finding => ({
  severity: 'warning',
  rule: 'repeated-name',
  file,
  ...place,
  problem: `the name '${oneLine(name.slice(0, 60))}' appears twice in one object`,
  effect: 'the app reads the last one',
});

function sayOfBytes(file: OpenFile, { bytes, isUtf8 }: Extract<Answer, { kind: 'text' }>): void {
  const path: JsonPath = [];
  if (!isUtf8)
    file.say({
      severity: 'warning',
      rule: 'encoding',
      path,
      problem: 'is not UTF-8',
      effect: "the app shows '\ufffd' for some letters",
    });
  if (bytes > LARGE_BYTES)
    file.say({
      severity: 'hint',
      rule: 'large-file',
      path,
      problem: `is ${(bytes / 1e6).toFixed(1)} MB large`,
      effect: 'viewers download all of it; pages and `details` make it smaller',
    });
}
