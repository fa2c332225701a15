import { readRecords } from '@/domain/record/readRecords';
import type { Keyword } from '@/domain/title/titleDetails';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { ProductClient } from '../client/productClient';
import { composeProductRequest } from '../client/productClient';
import { ownEntries } from '../product/ownEntries';
import { visitApi } from '../client/visitApi';

const MAX_NAME = 100;

const readName = (answer: unknown): string => (isRecord(answer) ? cleanText(answer.name, MAX_NAME) : '');

/** Returns undefined if no own record names the keyword. */
const ownKeyword = async (access: ProductClient, id: number): Promise<unknown> =>
  (await ownEntries(access, { isPartWelcome: true }).catch(() => undefined))
    ?.flatMap(({ record }) => readRecords(record.keywords, 'keywords', 'results'))
    .find((keyword) => keyword.id === id);

const keywordsApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The name of a keyword id, from the deployer's own records or from TMDB. */
    keyword: build.query<Keyword, number>({
      query: (id) => ({
        name: `keyword ${id}`,
        product: composeProductRequest((access) => ownKeyword(access, id)),
        tmdb: { path: `keyword/${id}` },
        sample: () => Promise.reject(new Error('Keyword not found')),
      }),
      transformResponse: (answer, _, id) => ({ id, name: readName(answer) }),
      extraOptions: { isUsable: (answer) => readName(answer) !== '' },
    }),
  }),
});

export const { useKeywordQuery } = keywordsApi;
