import type { GenreRowId } from '@/domain/lists/genreRow';
import type { Title } from '@/domain/title/title';
import type { ProductQuestion } from '../catalogueRequest';
import { severalAnswers } from './askProduct';
import { readWholeList } from './wholeLists';

const HORROR = 27;
const ROW_LENGTH = 20;

/** Home's rows that are no list of the product API: what they take from its whole lists. */
const OWN_ROWS = {
  6: { kind: 'movie', keep: ({ genreIds }: Title) => genreIds.includes(HORROR) },
  7: { kind: 'tv', keep: () => true },
} as const;

export type OwnRowId = keyof typeof OWN_ROWS & GenreRowId;

/**
 * Such a row of a deployer's own titles. Where the whole lists are the samples' it is theirs, marked like the lists: so
 * it is kept for a day as those are, and the lists are not asked for again.
 */
export const askOwnRow = (id: OwnRowId, sampleRow: (id: OwnRowId) => Promise<readonly unknown[]>): ProductQuestion =>
  severalAnswers(async (access) => {
    const { kind, keep } = OWN_ROWS[id];
    const { sample, entries } = await readWholeList(access, kind);
    if (sample) return { sample, results: await sampleRow(id) };
    const results = entries.filter(({ title }) => keep(title)).slice(0, ROW_LENGTH);
    return { results: results.map(({ record }) => ({ ...record, kind })) };
  });
