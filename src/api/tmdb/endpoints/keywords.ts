import type { Keyword } from '@/domain/title/titleDetails';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { tmdbApi } from '../tmdbApi';

const MAX_NAME = 100;

const readName = (answer: unknown): string => (isRecord(answer) ? cleanText(answer.name, MAX_NAME) : '');

const keywordsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a keyword's number means. Only TMDB knows. */
    keyword: build.query<Keyword, number>({
      query: (id) => ({
        name: `keyword ${id}`,
        tmdb: { path: `keyword/${id}` },
        sample: () => Promise.reject(new Error('Nobody knows this keyword')),
      }),
      transformResponse: (answer, _, id) => ({ id, name: readName(answer) }),
      extraOptions: { isUsable: (answer) => readName(answer) !== '' },
    }),
  }),
});

export const { useKeywordQuery } = keywordsApi;
