import type { Person } from '@/domain/people/person';
import { longDate, today, yearsBetween } from '@/lib/calendar';

interface LifeDatesProps {
  person: Pick<Person, 'born' | 'died'>;
}

/** The dates of birth and death, with the age. */
export function LifeDates({ person: { born, died } }: LifeDatesProps) {
  const age = born === null ? null : yearsBetween(born, died ?? today());
  const atAge = age !== null && <span>{` (age ${age})`}</span>;
  return (
    <>
      {born !== null && (
        <p>
          <span>Born </span>
          <time dateTime={born}>{longDate(born)}</time>
          {died === null && atAge}
        </p>
      )}
      {died !== null && (
        <p>
          <span>Died </span>
          <time dateTime={died}>{longDate(died)}</time>
          {atAge}
        </p>
      )}
    </>
  );
}
