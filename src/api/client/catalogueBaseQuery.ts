import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { isRecord } from '@/lib/json';
import { withTimeout } from '@/lib/time';
import { msg } from '@/lib/msg';
import type { CatalogueMeta, CatalogueOptions, CatalogueRequest } from './catalogueRequest';
import { dataSource } from './dataSource';
import { isSampleResponse } from './isSampleResponse';
import type { Outcome, Result } from './ownSite';
import { servicesOf } from './services';
import type { ApiError } from './apiError';
import { ABORTED, UNUSABLE_ANSWER } from './apiError';
import { hedgedRequest } from './hedgedRequest';
import { NETWORK_SOURCES } from './networkSources';
import { noteFailure } from './noteFailure';
import { noteOwnCatalogue } from './ownCatalogueDetected';
import { preferredResponseArrived, requestKey } from './preferredResponse';

/** Loads the code for own catalogues. It is a separate chunk, because the demo does not need it. */
export const loadOwnSite = () => import(/* webpackChunkName: "own-site" */ './ownSite');

type CatalogueBaseQuery = BaseQueryFn<CatalogueRequest, unknown, ApiError, CatalogueOptions, CatalogueMeta>;

/** If a source has not responded after this time, the next one is queried as well. */
const HEDGE_AFTER_MS = 2500;

/** After this time the samples are shown, even if other requests are pending. */
const FALLBACK_AFTER_MS = 3500;

/**
 * Queries the sources in the configured order, then the samples, until one has a usable response. A source that fails
 * is logged and skipped. If a source is slow, the next one is queried too, and a late response of the slow source
 * replaces that of the next one. If all servers fail and the cache has server data, the result is the error, and the
 * cached data stays. A site with its own catalogue never shows a sample.
 */
export const catalogueBaseQuery: CatalogueBaseQuery = async (request, api, options?: CatalogueOptions) => {
  const { config, preferredResponses } = servicesOf(api);
  const key = requestKey(request, api);
  const latePreferred = preferredResponses.get(key);
  if (latePreferred) {
    preferredResponses.delete(key);
    return latePreferred;
  }

  const outcome: Outcome = {};
  const servers = (settings: RuntimeConfig) => serverRequests(request, api, settings, outcome, options);
  const withoutSamples = async () => (await loadOwnSite()).resultWithoutSamples(request, api, outcome, options);
  const samples = async (): Promise<Result> => {
    if (api.signal.aborted) return { error: ABORTED };
    if (servicesOf(api).isOwn) return withoutSamples();
    try {
      return {
        data: 'bundledSamples' in outcome ? outcome.bundledSamples : await request.sample(),
        meta: { source: 'sample' },
      };
    } catch (error) {
      return { error: { kind: 'samples', message: sampleMessage(error) } };
    }
  };
  const onPreferredResponse = (answer: Result) => {
    if (answer.error || answer.meta.source === 'sample' || api.signal.aborted) return;
    preferredResponses.set(key, answer);
    api.dispatch(preferredResponseArrived({ ...answer.meta, queryCacheKey: api.queryCacheKey ?? '' }));
  };

  const turns = { hedgeAfterMs: HEDGE_AFTER_MS, fallbackAfterMs: FALLBACK_AFTER_MS };
  const hasCachedServerData = hasServerData(api);
  const askAll = async () => {
    const settings = await config;
    const asks = servers(settings);
    if (!settings.site.samples) noteOwnCatalogue(api);
    const canShowSamples = asks.length === 0 || (settings.site.samples && !hasCachedServerData);
    const result = hedgedRequest(canShowSamples ? [...asks, samples] : asks, turns, onPreferredResponse);
    if (settings.site.samples || hasCachedServerData) return result;
    return (await loadOwnSite()).ownResult(result, withoutSamples, onPreferredResponse);
  };

  // If config.json does not load within this time, the samples are requested together with the servers.
  const settings = await withTimeout(HEDGE_AFTER_MS, config);
  if (!settings && !hasCachedServerData)
    return hedgedRequest([askAll, samples], { hedgeAfterMs: 0, fallbackAfterMs: 0 }, onPreferredResponse);
  const result = await askAll();
  if (options?.needsTmdb && settings && !isTmdbConfigured(settings) && isSample(result)) {
    console.warn('TMDB API key is missing; showing sample movies');
  }
  return result;
};

const isSample = (result: Result) =>
  !result.error && (result.meta.source === 'sample' || isSampleResponse(result.data));

/**
 * Returns the request to each configured server, in order of preference. Each request logs its failure. Data that is
 * marked as samples counts only if there is no other server.
 */
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
    const { data, error, fetchedAt } = await ask();
    if (error?.kind === 'aborted') return { error };
    const isMarked = isSampleResponse(data);
    if (isMarked && !servicesOf(api).isOwn) {
      if (servers.length === 1) return { data, meta: { source, fetchedAt } };
      outcome.bundledSamples = data;
    }
    const hasNothing = !error && (data === undefined || isMarked);
    const failure = error ?? (hasNothing || isUsable(data) ? null : UNUSABLE_ANSWER);
    if (source === 'product') outcome.productMiss = hasNothing ? true : (error ?? undefined);
    else outcome.otherServerError = failure ?? undefined;
    if (failure) noteFailure(api, source, request.name, failure);
    if (failure || hasNothing) return { error: failure ?? UNUSABLE_ANSWER };
    // A response of the product API that is not marked as samples comes from an own catalogue.
    if (source === 'product' && config.site.samples) noteOwnCatalogue(api);
    return { data, meta: { source, fetchedAt } };
  });
}

/** Returns the message of an error. The message of webpack about a missing chunk is not suitable for viewers. */
function sampleMessage(error: unknown): string {
  const isOurs = error instanceof Error && error.name !== 'ChunkLoadError';
  return isOurs ? error.message : msg('The catalogue could not be reached');
}

/** Returns whether the cache has data of a server for this query. */
function hasServerData({ getState, queryCacheKey }: BaseQueryApi): boolean {
  const state = getState();
  if (queryCacheKey === undefined || !isRecord(state)) return false;
  return Object.values(state).some((slice) => {
    const entry = isRecord(slice) && isRecord(slice.queries) ? slice.queries[queryCacheKey] : undefined;
    return isRecord(entry) && entry.data !== undefined && dataSource(entry.data) !== 'sample';
  });
}
