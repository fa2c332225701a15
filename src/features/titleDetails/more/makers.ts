import type { CrewMember } from '@/domain/people/person';

export interface Makers {
  label: string;
  people: CrewMember[];
}

/** The jobs that the facts name, with their labels in singular and plural. */
const ROLES = [
  { job: /^creator$/i, one: 'Creator', many: 'Creators' },
  { job: /^(co-)?director$/i, one: 'Director', many: 'Directors' },
  { job: /^(writer|screenplay|story|novel|teleplay)$/i, one: 'Writer', many: 'Writers' },
] as const;

const MAX = 6;

/** Returns the creators, directors and writers among the crew. */
export function makers(crew: readonly CrewMember[]): Makers[] {
  return ROLES.flatMap(({ job, one, many }) => {
    const people = crew.filter(({ jobs }) => jobs.some((done) => job.test(done))).slice(0, MAX);
    return people.length === 0 ? [] : [{ label: people.length === 1 ? one : many, people }];
  });
}
