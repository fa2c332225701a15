import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { readTitle } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { isSampleId } from '@/domain/title/title';
import type { TitleAddress } from '@/domain/title/titlePath';
import { importWithRetry } from '@/lib/importWithRetry';
import { withTimeout } from '@/lib/time';
import { msg } from '@/lib/msg';
import type { ApiError } from '../client/apiError';
import { UNUSABLE_ANSWER } from '../client/apiError';
import { fetchJson } from '../client/fetchJson';
import { hedgedRequest } from '../client/hedgedRequest';
import { isNotFound } from '../client/isNotFound';
import { isSampleResponse } from '../client/isSampleResponse';
import { hasOwnCatalogue } from '../client/ownSite';
import { loadSamples } from '../samples/loadSamples';
import { servicesOf } from '../client/services';
import { titleRequest } from '../tmdb/titleRequest';

/** This chunk is only necessary if the site has its own lists. */
const loadOwnLists = () => import(/* webpackChunkName: "site-extras" */ './findInOwnLists');

type Result = { data: Title; fetchedAt?: number; error?: undefined } | { error: ApiError };
type Question = () => Promise<Result>;

/** The time to wait for the sample's own file. */
const FILE_MS = 1000;

const NOT_FOUND: ApiError = { kind: 'http', status: 404, message: msg('Movie not found') };

export const found = (title: Title | null | undefined, fetchedAt?: number): Result =>
  title ? { data: title, fetchedAt } : { error: NOT_FOUND };

/** Returns a function that tells whether a title is the one of the URL. */
const isTitleOf =
  ({ kind, id, source }: TitleAddress) =>
  (title: Title | null): title is Title =>
    title?.kind === kind && title.id === id && (source === null || title.source === source);

/** Looks a title up in the samples, which need no settings. A site with its own catalogue hides them. */
async function askSamples(address: TitleAddress, api: BaseQueryApi): Promise<Result> {
  const isIt = isTitleOf(address);
  // The bundle has a small file for each sample, which loads faster than the chunk of all samples.
  const [isHidden, file] = await Promise.all([hasOwnCatalogue(api), withTimeout(FILE_MS, sampleFile(address, api))]);
  if (isHidden) return found(null);
  if (isIt(file ?? null)) return found(file);
  try {
    const sample = readTitle((await loadSamples()).byId(address.id));
    return found(isIt(sample) ? sample : null);
  } catch {
    return { error: { kind: 'samples', message: msg('The catalogue could not be reached') } };
  }
}

/** Returns the requests for a title by its URL, in order. If the URL names a source, only that source is queried. */
function titleByUrlRequests(address: TitleAddress, config: RuntimeConfig, api: BaseQueryApi): Question[] {
  const { kind, source } = address;
  const isIt = isTitleOf(address);
  const product: Question = async () => {
    try {
      const { findSeries, findInOwnLists } = await importWithRetry(loadOwnLists);
      const { title, error } = await findInOwnLists(kind, isIt, config, api);
      if (title || error || kind === 'tv') return error ? { error } : found(title);
      // The address of a series may have lost its query. In an own catalogue, an id rarely belongs to both kinds.
      const series = await findSeries(isTitleOf({ ...address, kind: 'tv' }), config, api);
      return series.error ? { error: series.error } : found(series.title);
    } catch {
      return { error: UNUSABLE_ANSWER };
    }
  };
  const requestFromTmdb = titleRequest(address, config, api);
  const tmdb: Question | null =
    requestFromTmdb &&
    (async () => {
      const { data, error, fetchedAt } = await requestFromTmdb();
      const title = readTitle(data, kind, 'tmdb');
      return error ? { error } : found(isIt(title) ? title : null, fetchedAt);
    });
  const asks = { sample: () => askSamples(address, api), product, tmdb };
  // Files of the product API that are marked as samples count as samples.
  const may = { sample: ['sample', 'product'], product: ['product'], tmdb: ['tmdb'] }[source ?? 'sample'];
  // A text id may belong to a configured source or to a studio copy of a sample. The configured source has priority.
  const order =
    typeof address.id === 'string' ? [...config.sources, 'sample' as const] : ['sample' as const, ...config.sources];
  return order.flatMap((name) => (source === null || may.includes(name) ? (asks[name] ?? []) : []));
}

/** Returns the sample from its own file below the product API, if the product API is the bundle. */
async function sampleFile({ kind, id }: TitleAddress, api: BaseQueryApi): Promise<Title | null> {
  const { site, sources, productApiUrl } = await servicesOf(api).config;
  if (!isSampleId(id) || !sources.includes('product') || !site.samples) return null;
  const { data } = await fetchJson({ url: `${productApiUrl}/${kind}/${id}` }, api.signal);
  return isSampleResponse(data) ? readTitle(data, kind, 'sample') : null;
}

/** The hedging times for a page that is opened by its URL. */
const TURNS = { hedgeAfterMs: 1500, fallbackAfterMs: 3000 };

/** Looks a title up by its URL in every source that may have it. */
export async function lookUpTitleByUrl(address: TitleAddress, api: BaseQueryApi): Promise<Result> {
  const failures: ApiError[] = [];
  const noting = (ask: Question) => async () => {
    const result = await ask();
    if (result.error && !isNotFound(result.error)) failures.push(result.error);
    return result;
  };
  const askAll = async (questions: Question[]): Promise<Result> => {
    const result = questions.length > 0 ? await hedgedRequest(questions.map(noting), TURNS) : found(null);
    return result.error ? { error: failures[0] ?? NOT_FOUND } : result;
  };
  const { config } = servicesOf(api);
  const whenConfigured = async () => askAll(titleByUrlRequests(address, await config, api));
  if (await withTimeout(TURNS.hedgeAfterMs, config)) return whenConfigured();
  // The samples need no settings. All other sources are queried as soon as the settings are loaded.
  const mayBeSample = address.source === null || address.source === 'sample';
  return askAll([...(mayBeSample ? [() => askSamples(address, api)] : []), whenConfigured]);
}
