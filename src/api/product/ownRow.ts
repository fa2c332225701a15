import type { GenreRowId } from '@/domain/lists/genreRow';
import type { Title } from '@/domain/title/title';
import type { ProductQuestion } from '../client/catalogueRequest';
import { composeProductRequest } from '../client/productClient';
import { readWholeList } from './wholeLists';

const HORROR = 27;
const ROW_LENGTH = 20;

/** The rows of the home page that have no list in the product API, and how to take them from its whole lists. */
const OWN_ROWS = {
  6: { kind: 'movie', keep: ({ genreIds }: Title) => genreIds.includes(HORROR) },
  7: { kind: 'tv', keep: () => true },
} as const;

export type OwnRowId = keyof typeof OWN_ROWS & GenreRowId;

/**
 * Requests such a row of the deployer's own titles. If the whole lists are the samples, the result is a sample row that
 * is marked like them. It is then cached for 24 hours, and the lists are not requested again.
 */
export const askOwnRow = (id: OwnRowId, sampleRow: (id: OwnRowId) => Promise<readonly unknown[]>): ProductQuestion =>
  composeProductRequest(async (access) => {
    const { kind, keep } = OWN_ROWS[id];
    const { sample, entries } = await readWholeList(access, kind);
    if (sample) return { sample, results: await sampleRow(id) };
    const results = entries.filter(({ title }) => keep(title)).slice(0, ROW_LENGTH);
    return { results: results.map(({ record }) => ({ ...record, kind })) };
  });
