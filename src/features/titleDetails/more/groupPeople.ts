import type { CastMember, CrewMember, PersonName } from '@/domain/people/person';
import { joinNames } from '@/i18n/joinTexts';
import { t, tIn, tStored } from '@/i18n/t';

/** A person, with their role or jobs. */
interface Entry {
  person: PersonName;
  note: string | null;
}

export interface PeopleGroup {
  heading: string;
  people: Entry[];
}

/** “Music” is a genre too, which has another word in some languages. */
const jobText = (job: string): string => (job === 'Music' ? tIn('job', 'Music') : tStored(job));

export const asPlayer = (person: CastMember): Entry => ({ person, note: person.role });
export const asMaker = (person: CrewMember): Entry => ({
  person,
  note: joinNames([...new Set(person.jobs.map(jobText))]) || null,
});

/** The departments in the order of film credits. All others follow. */
const DEPARTMENTS = ['Creator', 'Directing', 'Writing', 'Production', 'Camera', 'Editing', 'Sound', 'Art'];

const OTHERS = 'Crew';

/** The department of a job, for sources that name no department. */
const BY_JOB: readonly (readonly [job: RegExp, department: string])[] = [
  [/^creator$/i, 'Creator'],
  [/^(co-)?director$/i, 'Directing'],
  [/writer|screenplay|story|novel|characters|teleplay/i, 'Writing'],
  [/producer/i, 'Production'],
  [/photography|camera/i, 'Camera'],
  [/editor/i, 'Editing'],
  [/music|composer|sound/i, 'Sound'],
];

/** Groups the people of a title: the cast first, then the crew by department. */
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
  return cast.length > 0 ? [{ heading: t('Cast'), people: cast.map(asPlayer) }, ...made] : made;
}

function departmentOf({ department, jobs: [job = ''] }: CrewMember): string {
  if (department) return department;
  return BY_JOB.find(([pattern]) => pattern.test(job))?.[1] ?? OTHERS;
}
