import { creditIdOf, creditsOf, roleOf } from '../../data/credits.mjs';
import { personRecord } from '../records.mjs';

/** Returns the `credits` of a movie or a series. */
export function creditsPart(title) {
  const { cast, crew } = creditsOf(title);
  return {
    cast: cast.map((credit, order) => ({
      ...personRecord(credit.person),
      ...(title.kind === 'movie' && { cast_id: order + 1 }),
      character: roleOf(credit),
      credit_id: creditIdOf(credit),
      order,
    })),
    crew: crew.map((credit) => ({
      ...personRecord(credit.person),
      credit_id: creditIdOf(credit),
      department: credit.department,
      job: credit.job,
    })),
  };
}

/** Returns the `aggregate_credits` of a series: each person once, with all roles or jobs. */
export function aggregateCreditsPart(title) {
  const { cast, crew } = creditsOf(title);
  const workers = [...new Set(crew.map(({ person, department }) => `${person.id} ${department}`))].map((key) =>
    crew.filter(({ person, department }) => `${person.id} ${department}` === key),
  );
  return {
    cast: cast.map((credit, order) => ({
      ...personRecord(credit.person),
      roles: [{ credit_id: creditIdOf(credit), character: roleOf(credit), episode_count: credit.episodes }],
      total_episode_count: credit.episodes,
      order,
    })),
    crew: workers.map((credits) => ({
      ...personRecord(credits[0].person),
      jobs: credits.map((credit) => ({
        credit_id: creditIdOf(credit),
        job: credit.job,
        episode_count: credit.episodes,
      })),
      department: credits[0].department,
      total_episode_count: Math.max(...credits.map(({ episodes }) => episodes)),
    })),
  };
}
