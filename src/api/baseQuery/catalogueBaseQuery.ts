import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { isRecord } from '@/lib/json';
import { within } from '@/lib/time';
import type { CatalogueAnswer, CatalogueMeta, CatalogueOptions, CatalogueRequest } from '../catalogueRequest';
import { isSampleAnswer } from '../product/sampleMark';
import { servicesOf } from '../services';
import type { ApiError } from './apiError';
import { ABORTED, UNUSABLE_ANSWER } from './apiError';
import { dataSource } from '../dataSource';
import { askInTurn } from './askInTurn';
import { betterAnswerArrived, questionKey } from './betterAnswer';
import { NETWORK_SOURCES } from './networkSources';
import { noteFailure } from './noteFailure';

export type CatalogueBaseQuery = BaseQueryFn<CatalogueRequest, unknown, ApiError, CatalogueOptions, CatalogueMeta>;

type Result = (CatalogueAnswer & { error?: undefined }) | { error: ApiError };

/** A source that is silent for so long is joined by the next one. */
const JOIN_AFTER_MS = 2500;

/** After this the samples are shown, whoever is still being waited for. */
const SAMPLES_AFTER_MS = 3500;

/**
 * Asks the sources in the configured order, then the samples, until one has a usable answer. A source that fails is
 * skipped with a line in the log; one that is silent is joined by the next, and its own answer, when it comes after all,
 * takes the other's place. What a server said earlier is better than a sample, so with such data in the cache the answer
 * is the error, and the cache keeps what it has.
 */
export const catalogueBaseQuery: CatalogueBaseQuery = async (request, api, options?: CatalogueOptions) => {
  const { config, betterAnswers } = servicesOf(api);
  const question = questionKey(request, api);
  const better = betterAnswers.get(question);
  if (better) {
    betterAnswers.delete(question);
    return better;
  }

  /** An answer of marked files: as good as the samples, and here already. */
  const marked: { data?: unknown } = {};
  const servers = (settings: RuntimeConfig) => serverQuestions(request, api, settings, marked, options);
  const samples = async (): Promise<Result> => {
    if (api.signal.aborted) return { error: ABORTED };
    try {
      return { data: 'data' in marked ? marked.data : await request.sample(), meta: { source: 'sample' } };
    } catch (error) {
      return { error: { kind: 'samples', message: sampleMessage(error) } };
    }
  };
  const onBetter = (answer: Result) => {
    if (answer.error || answer.meta.source === 'sample' || api.signal.aborted) return;
    betterAnswers.set(question, answer);
    api.dispatch(betterAnswerArrived({ ...answer.meta, queryCacheKey: api.queryCacheKey ?? '' }));
  };

  const turns = { joinAfter: JOIN_AFTER_MS, lastAfter: SAMPLES_AFTER_MS };
  const isKnown = hasServerData(api);
  const askAll = async () => {
    const asks = servers(await config);
    return askInTurn(isKnown && asks.length > 0 ? asks : [...asks, samples], turns, onBetter);
  };

  // A configuration that hangs is a server that hangs: the samples join.
  const settings = await within(JOIN_AFTER_MS, config);
  if (!settings && !isKnown) return askInTurn([askAll, samples], { joinAfter: 0, lastAfter: 0 }, onBetter);
  const result = await askAll();
  if (options?.needsTmdb && settings && !isTmdbConfigured(settings) && isSample(result)) {
    console.warn('TMDB API key is missing; showing sample movies');
  }
  return result;
};

const isSample = (result: Result) => !result.error && (result.meta.source === 'sample' || isSampleAnswer(result.data));

/** How each configured server is asked, best first; each logs its failure. Marked files yield where there is another. */
function serverQuestions(
  request: CatalogueRequest,
  api: BaseQueryApi,
  config: RuntimeConfig,
  marked: { data?: unknown },
  { isUsable = () => true }: CatalogueOptions = {},
): (() => Promise<Result>)[] {
  const servers = config.sources.flatMap((source) => {
    const ask = NETWORK_SOURCES[source](request, config, api);
    return ask ? [{ source, ask }] : [];
  });
  return servers.map(({ source, ask }) => async () => {
    const { data, error, fetchedAt } = await ask();
    if (error?.kind === 'aborted') return { error };
    // Asked, and with nothing of its own to say.
    if (!error && data === undefined) return { error: UNUSABLE_ANSWER };
    const failure = error ?? (isUsable(data) ? null : UNUSABLE_ANSWER);
    if (failure) {
      noteFailure(api, source, request.name, failure);
      return { error: failure };
    }
    if (servers.length === 1 || !isSampleAnswer(data)) return { data, meta: { source, fetchedAt } };
    marked.data = data;
    return { error: UNUSABLE_ANSWER };
  });
}

/** webpack's own words for a chunk that did not arrive are no viewer's. */
function sampleMessage(error: unknown): string {
  const isOurs = error instanceof Error && error.name !== 'ChunkLoadError';
  return isOurs ? error.message : 'The catalogue could not be reached';
}

/** Whether the cache holds an answer of a server to this very question. */
function hasServerData({ getState, queryCacheKey }: BaseQueryApi): boolean {
  const state = getState();
  if (queryCacheKey === undefined || !isRecord(state)) return false;
  return Object.values(state).some((slice) => {
    const entry = isRecord(slice) && isRecord(slice.queries) ? slice.queries[queryCacheKey] : undefined;
    return isRecord(entry) && entry.data !== undefined && dataSource(entry.data) !== 'sample';
  });
}
