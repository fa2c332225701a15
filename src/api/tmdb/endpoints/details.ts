import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Title } from '@/domain/title/title';
import type { TitleAddress } from '@/domain/title/titlePath';
import { inTime, within } from '@/lib/time';
import type { ApiError } from '../../baseQuery/apiError';
import { askInTurn } from '../../baseQuery/askInTurn';
import { servicesOf } from '../../services';
import type { Question, Result } from '../addressQuestions';
import { askSamples, found, NOT_FOUND, questionsFor } from '../addressQuestions';
import { tmdbApi } from '../tmdbApi';

/** A page that is opened by its address waits for no more than these. */
const TURNS = { joinAfter: 1500, lastAfter: 3000 };
const DEADLINE_MS = 6000;

const NO_ANSWER: ApiError = { kind: 'timeout', message: 'Request timed out' };

/** Everybody who could know has said no. */
export const isNotFound = (error: unknown): boolean => error === undefined || (error as ApiError).status === 404;

async function findByAddress(address: TitleAddress, api: BaseQueryApi): Promise<Result> {
  const unasked: ApiError[] = [];
  const noting = (ask: Question) => async () => {
    const result = await ask();
    if (result.error && !isNotFound(result.error)) unasked.push(result.error);
    return result;
  };
  const askAll = async (questions: Question[]): Promise<Result> => {
    const result = questions.length > 0 ? await askInTurn(questions.map(noting), TURNS) : found(null);
    return result.error ? { error: unasked[0] ?? NOT_FOUND } : result;
  };
  const { config } = servicesOf(api);
  const whenConfigured = async () => askAll(questionsFor(address, await config, api));
  if (await within(TURNS.joinAfter, config)) return whenConfigured();
  // The samples need no settings; all others are asked as soon as these are read.
  const mayBeSample = address.source === null || address.source === 'sample';
  return askAll([...(mayBeSample ? [() => askSamples(address, api)] : []), whenConfigured]);
}

const detailsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** One title by its address. The error is a 404 where everybody said no, and else why somebody could not be asked. */
    title: build.query<Title, TitleAddress>({
      queryFn: async (address, api) => {
        const find = (signal: AbortSignal) => findByAddress(address, { ...api, signal });
        const result = await inTime(DEADLINE_MS, api.signal, find);
        if (!result) return { error: NO_ANSWER };
        if (result.error) return result;
        const { data, fetchedAt } = result;
        return { data, meta: { source: data.source, fetchedAt } };
      },
    }),
  }),
});

export const { useTitleQuery } = detailsApi;
export const detailsEndpoints = detailsApi.endpoints;
