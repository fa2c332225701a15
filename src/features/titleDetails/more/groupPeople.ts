import type { CastMember, CrewMember, PersonName } from '@/domain/people/person';

/** Somebody, and whom they play or what they did. */
interface Entry {
  person: PersonName;
  note: string | null;
}

export interface PeopleGroup {
  heading: string;
  people: Entry[];
}

export const asPlayer = (person: CastMember): Entry => ({ person, note: person.role });
export const asMaker = (person: CrewMember): Entry => ({ person, note: person.jobs.join(', ') || null });

/** Who makes a film, in the order in which its credits name them; whatever else there is comes behind. */
const DEPARTMENTS = ['Creator', 'Directing', 'Writing', 'Production', 'Camera', 'Editing', 'Sound', 'Art'];

const OTHERS = 'Crew';

/** A department where the source names none, by the job. */
const BY_JOB: readonly (readonly [job: RegExp, department: string])[] = [
  [/^creator$/i, 'Creator'],
  [/^(co-)?director$/i, 'Directing'],
  [/writer|screenplay|story|novel|characters|teleplay/i, 'Writing'],
  [/producer/i, 'Production'],
  [/photography|camera/i, 'Camera'],
  [/editor/i, 'Editing'],
  [/music|composer|sound/i, 'Sound'],
];

/** Everybody in a cast and crew: those who play, then the others by what they do. */
export function groupPeople(cast: readonly CastMember[], crew: readonly CrewMember[]): PeopleGroup[] {
  const groups = new Map<string, Entry[]>();
  for (const person of crew) {
    const department = departmentOf(person);
    groups.set(department, [...(groups.get(department) ?? []), asMaker(person)]);
  }
  const rank = (department: string) => {
    const place = DEPARTMENTS.indexOf(department);
    return place < 0 ? DEPARTMENTS.length : place;
  };
  const made = [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([heading, people]) => ({ heading, people }));
  return cast.length > 0 ? [{ heading: 'Cast', people: cast.map(asPlayer) }, ...made] : made;
}

function departmentOf({ department, jobs: [job = ''] }: CrewMember): string {
  if (department) return department;
  return BY_JOB.find(([pattern]) => pattern.test(job))?.[1] ?? OTHERS;
}
