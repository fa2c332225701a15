import { oneLine } from '@/lib/oneLine';
import { counted } from '@/lib/formats/numbers';
import type { ListStatus } from './checkLists';
import type { CatalogueReport } from './checkCatalogue';
import type { Finding, Severity } from './finding';
import { SEVERITIES } from './finding';

interface Looks {
  hasColors: boolean;
  /** Whether similar findings are all listed. */
  isWhole: boolean;
}

/** The number of similar findings that are listed otherwise. */
const ENOUGH = 3;

const COLORS: Record<Severity, string> = { error: '31', warning: '33', hint: '36' };

/** Returns the report for the deployer. */
export function reportText(report: CatalogueReport, { hasColors, isWhole }: Looks): string {
  const { catalogue, findings, files, titles, isSamples, lists } = report;
  const paint = (text: string, color: string) => (hasColors ? `\u001b[${color}m${text}\u001b[0m` : text);
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.file} ${finding.rule}`;
    const group = alike.get(key);
    if (group) group.push(finding);
    else alike.set(key, [finding]);
  }
  const lines = [...alike.values()].flatMap((group) => {
    const told = isWhole ? group : group.slice(0, ENOUGH);
    const rest = group.length - told.length;
    return [
      ...told.map((finding) => `${paint(finding.severity.padEnd(8), COLORS[finding.severity])}${lineOf(finding)}`),
      ...(rest > 0
        ? [`        … and ${rest} more like ${rest === 1 ? 'it' : 'these'} in ${group[0]?.file ?? ''}`]
        : []),
    ];
  });
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return counted(count, severity);
  });
  return [
    `The catalogue in ${catalogue}`,
    '',
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...(isSamples
      ? ['These are the samples of the bundle. TMDB takes precedence over them if it is configured.']
      : ['Lists', ...lists.map((list) => `  ${list.path.padEnd(18)}${statusText(list)}`), '']),
    `${counts.join(', ')} in ${counted(files, 'file')} with ${counted(titles, 'title')}.`,
    '',
  ].join('\n');
}

function statusText({ origin, titles, effect }: ListStatus): string {
  if (origin === 'own') return `yours, ${counted(titles, 'title')}`;
  if (origin === 'samples') return "the bundle's samples, not shown on your own site";
  return origin === 'empty' ? `yours, empty: ${effect}` : `missing: ${effect}`;
}

/** Returns a line such as `movies/all line 214, column 5, record 17 'Blue Rain': has no id: the app leaves it out`. */
function lineOf({ file, line, column, record, problem, effect }: Finding): string {
  const place = line === undefined ? file : `${file} line ${line}, column ${column}`;
  const number = record?.number === null || !record ? '' : `, record ${record.number}`;
  const name = record?.title == null ? '' : `${number === '' ? ', ' : ' '}'${record.title.slice(0, 60)}'`;
  return oneLine(`${place}${number}${name}: ${problem}: ${effect}`);
}
