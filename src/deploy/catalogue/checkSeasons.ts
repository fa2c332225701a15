import { nextPath } from '@/api/product/pages';
import { readRecords } from '@/domain/record/readRecords';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { CheckContext } from './checkContext';
import { checkPictures } from './checkPictures';
import { sayOfPart } from './checkTitle';
import { openFile } from './openFile';
import { SCHEMAS } from './schemas';
import { violations } from './violations';

const EFFECT = 'the app shows the season data of the series';

/**
 * Returns the files that the seasons of a series name, each with the season's record. `from` is the path of the series'
 * record.
 */
export const seasonFiles = (record: UnknownRecord, from: string): [path: string, season: UnknownRecord][] =>
  readRecords(record.seasons).flatMap((season) => {
    const path = nextPath({ next: season.details }, from);
    return path === null ? [] : [[path, season]];
  });

/** Checks a season's own file, which the app merges with the season in the series' record. */
export async function checkSeason(path: string, season: UnknownRecord, checking: CheckContext): Promise<void> {
  const { source, findings } = checking;
  const file = await openFile(source, path, EFFECT, findings);
  if (file === 'missing')
    findings.push({
      severity: 'error',
      rule: 'no-details',
      file: path,
      problem: 'is missing, but a season names it',
      effect: EFFECT,
    });
  if (typeof file === 'string') return;
  checking.files += 1;
  const whole = isRecord(file.value) ? { ...season, ...file.value } : file.value;
  for (const violation of violations(whole, SCHEMAS.season)) file.say(sayOfPart(violation));
  if (isRecord(file.value)) for (const fault of checkPictures(file.value, source)) file.say(fault);
}
