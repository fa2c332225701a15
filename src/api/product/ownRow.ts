import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { GenreRowId } from '@/domain/lists/genreRow';
import type { Title } from '@/domain/title/title';
import type { ApiState } from '../cacheEntries';
import type { ProductQuestion } from '../catalogueRequest';
import { knownTitles } from '../knownTitles';
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

/** Such a row of a deployer's own titles; nothing where the lists are the samples', which have rows of their own. */
export const askOwnRow =
  (id: OwnRowId): ProductQuestion =>
  async (config, api) =>
    showsSamples(api) ? { data: undefined } : ownRow(id)(config, api);

/** What the product API has said so far was all marked files': there is no need to ask for more of them. */
function showsSamples(api: BaseQueryApi): boolean {
  // Our own store's.
  const known = knownTitles(api.getState() as ApiState);
  return known.length > 0 && known.every(({ source }) => source === 'sample');
}

const ownRow = (id: OwnRowId) =>
  severalAnswers(async (access) => {
    const { kind, keep } = OWN_ROWS[id];
    const { sample, entries } = await readWholeList(access, kind);
    if (sample) return undefined;
    const results = entries.filter(({ title }) => keep(title)).slice(0, ROW_LENGTH);
    return { results: results.map(({ record }) => ({ ...record, kind })) };
  });
