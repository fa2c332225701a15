import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { PersonCredit } from './person';
import { readRoles } from './readCast';
import { readJobs } from './readCrew';
import { readText } from '../record/readFields';
import { readRecords } from '../record/readRecords';
import { readTitle } from '../title/readTitle';
import { byRelease } from '../title/releaseOrder';
import type { Source } from '../record/source';
import type { Title } from '../title/title';
import { titleKey } from '../title/title';

const MAX = { department: 60, role: 200, knownFor: 10 } as const;

export const ACTING = 'Acting';

/** The genres News and Talk. A guest appearance there is not what a person is known for. */
const TALK = [10763, 10767];

/** Returns the title entries of a person's response. */
function entriesOf(raw: UnknownRecord) {
  const credits = isRecord(raw.combined_credits) ? raw.combined_credits : raw;
  return [
    ...readRecords(credits.cast).map((entry) => ({ entry, department: ACTING, roles: readRoles(entry) })),
    ...readRecords(credits.crew).map((entry) => {
      const roles = readJobs(entry);
      return { entry, department: readText(entry, MAX.department, 'department') ?? roles[0] ?? 'Crew', roles };
    }),
  ];
}

/** Reads the titles of a person: each title once in each department, the newest first. */
export function readCredits(raw: UnknownRecord, source: Source): PersonCredit[] {
  return mergeCredits(
    entriesOf(raw).flatMap(({ entry, department, roles }) => {
      const title = readTitle(entry, undefined, source);
      return title ? [{ title, department, roles }] : [];
    }),
  );
}

interface RawCredit {
  title: Title;
  department: string;
  roles: readonly string[];
}

/** Merges the roles of a title in the same department. Sorts the newest first, with undated titles before them. */
export function mergeCredits(entries: readonly RawCredit[]): PersonCredit[] {
  const credits = new Map<string, { title: Title; department: string; roles: Set<string> }>();
  for (const { title, department, roles } of entries) {
    const key = `${titleKey(title)} ${department}`;
    const known = credits.get(key) ?? { title, department, roles: new Set() };
    for (const role of roles) known.roles.add(role);
    credits.set(key, known);
  }
  return [...credits.values()]
    .sort((a, b) => byRelease(b.title, a.title))
    .map(({ roles, ...credit }) => ({ ...credit, role: cut([...roles].join(' / ')) }));
}

const cut = (text: string): string | null => (text === '' ? null : Array.from(text).slice(0, MAX.role).join(''));

/** Returns the best-known titles of a person's main department: those with the most votes. */
export function knownFor(raw: UnknownRecord, department: string | null, source: Source): Title[] {
  const titles = new Map<string, { title: Title; votes: number }>();
  for (const { entry, department: where } of entriesOf(raw)) {
    if (department !== null && where !== department) continue;
    const title = readTitle(entry, undefined, source);
    if (!title || title.genreIds.some((id) => TALK.includes(id))) continue;
    const votes = Number.isFinite(entry.vote_count) ? Number(entry.vote_count) : 0;
    titles.set(titleKey(title), { title, votes });
  }
  return [...titles.values()]
    .sort((a, b) => b.votes - a.votes || (b.title.rating ?? 0) - (a.title.rating ?? 0))
    .slice(0, MAX.knownFor)
    .map(({ title }) => title);
}
