import { oneLine } from '@/lib/oneLine';
import type { Fault, Finding, JsonPath } from './finding';
import { jsonFault } from './jsonFault';
import { lineCounter } from './lineCounter';
import { placeOf, scanJson } from './scanJson';
import type { Answer, Source } from './source';

/** A response that is valid JSON. */
export interface OpenFile {
  path: string;
  value: unknown;
  /** Reports a fault with its position in the file. */
  say: (fault: Fault, record?: Finding['record']) => void;
}

export type Opened = OpenFile | 'missing' | 'unusable';

/** The size from which a file takes a phone one or two seconds. */
const LARGE_BYTES = 1_000_000;

/**
 * Requests a file and reads it as the app does.
 * @param effect the behavior of the app if the file is unusable
 */
export async function openFile(source: Source, path: string, effect: string, findings: Finding[]): Promise<Opened> {
  const answer = await source.read(path);
  if (answer.kind === 'missing') return 'missing';
  const file = path;
  const refuse = (rule: string, problem: string, place = {}): Opened => {
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
    const at = scan.faultAt ?? 0;
    return refuse('no-json', `is not valid JSON: ${jsonFault(text, at)}`, placeAt(at));
  }
  const opened: OpenFile = {
    path,
    value,
    say: ({ path: within, ...fault }, record) =>
      findings.push({ file, ...fault, ...placeAt(placeOf(scan.root, within)), record }),
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
