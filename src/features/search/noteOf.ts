import type { Suggestion } from '@/domain/query/suggestion';
import { tIn } from '@/i18n/t';

const KIND_NOTES: Record<Suggestion['kind'], string | null> = {
  movie: null,
  tv: tIn('kind', 'Series'),
  director: tIn('kind', 'Director'),
  studio: tIn('kind', 'Studio'),
};

/** Returns a short description of a suggestion, such as `Series · 2022` or `Studio`. */
export const noteOf = ({ kind, year }: Suggestion): string => [KIND_NOTES[kind], year].filter(Boolean).join(' · ');
