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
import { hasOwnCatalogue, isNotOffered, isOwnList, noteOwnCatalogue } from './ownCatalogue';

export type CatalogueBaseQuery = BaseQueryFn<CatalogueRequest, unknown, ApiError, CatalogueOptions, CatalogueMeta>;

type Result = (CatalogueAnswer & { error?: undefined }) | { error: ApiError };

/** A source that is silent for so long is joined by the next one. */
const JOIN_AFTER_MS = 2500;

/** After this the samples are shown, whoever is still being waited for. */
const SAMPLES_AFTER_MS = 3500;

/**
 * Queries the sources in the configured order, then the samples, until one has a usable response. A source that fails is
 * skipped with a line in the log; one that is silent is hedged by the next, and its own late response replaces the other.
 * What a server said earlier is better than a sample, so with such data in the cache the result is the error, and the
 * cache keeps what it has. A site with its own catalogue never shows a sample.
 */
export const catalogueBaseQuery: CatalogueBaseQuery = async (request, api, options?: CatalogueOptions) => {
  const { config, betterAnswers } = servicesOf(api);
  const question = questionKey(request, api);
  const better = betterAnswers.get(question);
  if (better) {
    betterAnswers.delete(question);
    return better;
  }

  const outcome: Outcome = {};
  const servers = (settings: RuntimeConfig) => serverRequests(request, api, settings, outcome, options);
  const samples = async (): Promise<Result> => {
    if (api.signal.aborted) return { error: ABORTED };
    if (await hasOwnCatalogue(api)) return withoutSamples(outcome, options);
    try {
      return { data: 'marked' in outcome ? outcome.marked : await request.sample(), meta: { source: 'sample' } };
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
    const settings = await config;
    const asks = servers(settings);
    if (settings.site.samples)
      return askInTurn(isKnown && asks.length > 0 ? asks : [...asks, samples], turns, onBetter);
    const result = (async () => {
      const found = await askInTurn(asks.length > 0 ? asks : [samples], turns, onBetter);
      return found.error && !isKnown ? withoutSamples(outcome, options) : found;
    })();
    // A section says after this time that its server does not respond; a late response still replaces that.
    const early = isKnown ? await result : await within(SAMPLES_AFTER_MS, result);
    if (!early) void result.then(onBetter);
    return early ?? { error: NO_RESPONSE };
  };

  // A configuration that hangs is a server that hangs: the samples join.
  const settings = await within(JOIN_AFTER_MS, config);
  if (!settings && !isKnown) return askInTurn([askAll, samples], { joinAfter: 0, lastAfter: 0 }, onBetter);
  const result = await askAll();
  if (options?.needsTmdb && settings?.site.samples && !isTmdbConfigured(settings) && isSample(result)) {
    console.warn('TMDB API key is missing; showing sample movies');
  }
  return result;
};

const NO_RESPONSE: ApiError = { kind: 'timeout', message: 'The catalogue does not respond' };

/** What the servers of one request have said so far. */
interface Outcome {
  /** The data of marked files: as good as the samples, and here already. */
  marked?: unknown;
  /** The product API does not have this, and why it says so. */
  missing?: ApiError;
  /** Why a server that could have it did not answer. */
  failure?: ApiError;
}

const NOTHING = { results: [] };

/** The result of an own catalogue that no server answered: empty where the catalogue lacks this, else the failure. */
const withoutSamples = ({ missing, failure }: Outcome, { isUsable = () => true }: CatalogueOptions = {}): Result =>
  missing && !failure && isUsable(NOTHING)
    ? { data: NOTHING, meta: { source: 'product' } }
    : { error: failure ?? missing ?? UNUSABLE_ANSWER };

const isSample = (result: Result) => !result.error && (result.meta.source === 'sample' || isSampleAnswer(result.data));

/** How each configured server is asked, best first; each logs its failure. Marked files yield where there is another. */
function serverRequests(
  request: CatalogueRequest,
  api: BaseQueryApi,
  config: RuntimeConfig,
  outcome: Outcome,
  { isUsable = () => true }: CatalogueOptions = {},
): (() => Promise<Result>)[] {
  const servers = config.sources.flatMap((source) => {
    const ask = NETWORK_SOURCES[source](request, config, api);
    return ask ? [{ source, ask }] : [];
  });
  return servers.map(({ source, ask }) => async () => {
    // Samples will most likely be needed: whether they may be shown is found out meanwhile.
    if (servers.length === 1 && source === 'product') void hasOwnCatalogue(api);
    const result = await ask();
    const { data, error, fetchedAt } = result;
    if (error?.kind === 'aborted') return { error };
    const isMarked = isSampleAnswer(data);
    const isMissing = source === 'product' && (isNotOffered(result) || (!error && (data === undefined || isMarked)));
    if (isMissing) outcome.missing = error ?? UNUSABLE_ANSWER;
    if (isMarked && !(await hasOwnCatalogue(api))) {
      if (servers.length === 1) return { data, meta: { source, fetchedAt } };
      outcome.marked = data;
    }
    // It was asked, and has nothing of its own to say.
    if (!error && (data === undefined || isMarked)) return { error: UNUSABLE_ANSWER };
    const failure = error ?? (isUsable(data) ? null : UNUSABLE_ANSWER);
    if (failure) {
      noteFailure(api, source, request.name, failure);
      if (!isMissing) outcome.failure = failure;
      return { error: failure };
    }
    if (source === 'product' && config.site.samples && isOwnList(data)) noteOwnCatalogue(api);
    return { data, meta: { source, fetchedAt } };
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
