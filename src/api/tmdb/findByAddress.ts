import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { TitleAddress } from '@/domain/title/titlePath';
import { withTimeout } from '@/lib/time';
import type { ApiError } from '../baseQuery/apiError';
import { hedgedRequest } from '../baseQuery/hedgedRequest';
import { isNotFound } from '../isNotFound';
import { servicesOf } from '../services';
import type { Question, Result } from './titleByUrlRequests';
import { askSamples, found, NOT_FOUND, titleByUrlRequests } from './titleByUrlRequests';

/** The hedging times for a page that is opened by its URL. */
const TURNS = { hedgeAfterMs: 1500, fallbackAfterMs: 3000 };

/** Looks a title up by its URL in every source that may have it. */
export async function findByAddress(address: TitleAddress, api: BaseQueryApi): Promise<Result> {
  const unasked: ApiError[] = [];
  const noting = (ask: Question) => async () => {
    const result = await ask();
    if (result.error && !isNotFound(result.error)) unasked.push(result.error);
    return result;
  };
  const askAll = async (questions: Question[]): Promise<Result> => {
    const result = questions.length > 0 ? await hedgedRequest(questions.map(noting), TURNS) : found(null);
    return result.error ? { error: unasked[0] ?? NOT_FOUND } : result;
  };
  const { config } = servicesOf(api);
  const whenConfigured = async () => askAll(titleByUrlRequests(address, await config, api));
  if (await withTimeout(TURNS.hedgeAfterMs, config)) return whenConfigured();
  // The samples need no settings. All other sources are queried as soon as the settings are loaded.
  const mayBeSample = address.source === null || address.source === 'sample';
  return askAll([...(mayBeSample ? [() => askSamples(address, api)] : []), whenConfigured]);
}
