import type { UnknownRecord } from '@/lib/json';
import { firstField } from '@/lib/json';
import type { CrewMember } from './person';
import { writtenNames } from './readCast';
import { readText } from '../record/readFields';
import { personKey, readPersonName } from './readPersonName';
import { readRecords } from '../record/readRecords';
import type { Source } from '../record/source';

const MAX = { job: 100, department: 60, jobs: 20, crew: 400 } as const;

/** The jobs that come first, in order. */
const FIRST_JOBS = ['Creator', 'Director', 'Writer', 'Screenplay', 'Story', 'Teleplay', 'Novel', 'Author'];

/** Reads the jobs of a person. For all seasons of a series there may be several. */
export function readJobs(raw: UnknownRecord): string[] {
  const entries = [raw, ...readRecords(raw.jobs)];
  return entries.flatMap((entry) => readText(entry, MAX.job, 'job') ?? []);
}

/**
 * Reads the crew, each person once with all their jobs: creators, directors and writers first, then in the order of the
 * record.
 */
export function readCrew(raw: UnknownRecord, source: Source): CrewMember[] {
  const crew = new Map<string, CrewMember>();
  for (const entry of crewEntries(raw, source)) {
    const person = readPersonName(entry, source);
    if (!person) continue;
    const { jobs = [] } = crew.get(personKey(person)) ?? {};
    if (jobs.length === 0 && crew.size === MAX.crew) continue;
    const all = [...new Set([...jobs, ...readJobs(entry)])].slice(0, MAX.jobs);
    if (all.length > 0) {
      const department = readText(entry, MAX.department, 'department');
      crew.set(personKey(person), {
        ...person,
        ...(department !== null && { department }),
        ...crew.get(personKey(person)),
        jobs: all,
      });
    }
  }
  return [...crew.values()].sort((a, b) => rank(a) - rank(b));
}

/**
 * Returns the crew entries of a record, with the creators of a series. Directors and writers who are named in text
 * fields get a job.
 */
export function crewEntries(raw: UnknownRecord, source: Source): UnknownRecord[] {
  const [listed = []] = [raw.aggregate_credits, raw.credits, raw.crew]
    .map((list) => readRecords(list, 'crew'))
    .filter((list) => list.length > 0);
  const creators = readRecords(raw.created_by).map((entry) => ({ ...entry, job: 'Creator' }));
  // The director of a sample is already in its title.
  const named = listed.length > 0 || source === 'sample' ? [] : namedEntries(raw);
  return [...creators, ...listed, ...named];
}

const namedEntries = (raw: UnknownRecord): UnknownRecord[] => [
  ...writtenCrew(firstField(raw, 'director', 'Director'), 'Director'),
  ...writtenCrew(firstField(raw, 'Writer'), 'Writer'),
];

/** OMDb adds the kind of work in parentheses: "Mary Shelley (novel)". */
const writtenCrew = (value: unknown, job: string): UnknownRecord[] =>
  writtenNames(value).map(({ name }) => ({ name: name.replace(/\s*\([^()]*\)$/, ''), job }));

function rank({ jobs }: CrewMember): number {
  const ranks = jobs.map((job) => FIRST_JOBS.indexOf(job)).filter((index) => index >= 0);
  return Math.min(FIRST_JOBS.length, ...ranks);
}
