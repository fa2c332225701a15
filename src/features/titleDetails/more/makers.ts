import type { CrewMember } from '@/domain/people/person';

export interface Makers {
  label: string;
  people: CrewMember[];
}

/** Who a title's facts name beside its cast, each with the word for one and for several. */
const ROLES = [
  { job: /^creator$/i, one: 'Creator', many: 'Creators' },
  { job: /^(co-)?director$/i, one: 'Director', many: 'Directors' },
  { job: /^(writer|screenplay|story|novel|teleplay)$/i, one: 'Writer', many: 'Writers' },
] as const;

const MAX = 6;

/** Creators, directors and writers, as far as the crew has them. */
export function makers(crew: readonly CrewMember[]): Makers[] {
  return ROLES.flatMap(({ job, one, many }) => {
    const people = crew.filter(({ jobs }) => jobs.some((done) => job.test(done))).slice(0, MAX);
    return people.length === 0 ? [] : [{ label: people.length === 1 ? one : many, people }];
  });
}
