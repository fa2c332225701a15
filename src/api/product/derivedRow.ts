import type { NumberedRowId } from '@/domain/lists/numberedRow';
import type { Title } from '@/domain/title/title';
import type { ProductRequestFn } from '../client/catalogueRequest';
import { composeProductRequest } from '../client/productClient';
import { readWholeList } from './wholeLists';

const HORROR = 27;
const ROW_LENGTH = 20;

/** The rows of the home page that have no list in the product API, and how to take them from its whole lists. */
const DERIVED_ROWS = {
  6: { kind: 'movie', keep: ({ genreIds }: Title) => genreIds.includes(HORROR) },
  7: { kind: 'tv', keep: () => true },
} as const;

export type DerivedRowId = keyof typeof DERIVED_ROWS & NumberedRowId;

/**
 * Makes a row of `DERIVED_ROWS` from the whole lists. If these are the files of the bundle, which are marked as
 * samples, the result is the row of the samples, with the same mark.
 */
export const askDerivedRow = (
  id: DerivedRowId,
  sampleRow: (id: DerivedRowId) => Promise<readonly unknown[]>,
): ProductRequestFn =>
  composeProductRequest(async (access) => {
    const { kind, keep } = DERIVED_ROWS[id];
    const { sample, entries } = await readWholeList(access, kind);
    if (sample) return { sample, results: await sampleRow(id) };
    const results = entries.filter(({ title }) => keep(title)).slice(0, ROW_LENGTH);
    return { results: results.map(({ record }) => ({ ...record, kind })) };
  });
