import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { NetworkSourceName } from '@/config/runtimeConfig';
import type { Source } from '@/domain/record/source';
import { isRecord } from '@/lib/json';
import { inTime, within } from '@/lib/time';
import type { ApiError } from './baseQuery/apiError';
import { UNUSABLE_ANSWER } from './baseQuery/apiError';
import type { FetchResult } from './baseQuery/fetchJson';
import { noteFailure } from './baseQuery/noteFailure';
import { hasOwnCatalogue } from './product/ownSite';
import type { CatalogueMeta } from './catalogueRequest';
import { servicesOf } from './services';

/** Nobody waits longer for one thing by its id. */
const DEADLINE_MS = 6000;

const NOT_FOUND: ApiError = { kind: 'http', status: 404, message: 'Not found' };
const NOBODY: Promise<FetchResult> = Promise.resolve({ error: NOT_FOUND });
const NO_ANSWER: ApiError = { kind: 'timeout', message: 'Request timed out' };

/** How one source is asked for one thing by its id; null where it cannot be asked. */
export type Ask = (config: RuntimeConfig, api: BaseQueryApi) => (() => Promise<FetchResult>) | null;

interface Question<Found> {
  /** What the log calls it. */
  name: string;
  /** A source that is left out has no such things. */
  asks: Partial<Record<Source, Ask>>;
  /** Null for an answer that is not what was asked for. */
  read: (answer: unknown, source: Source, config: RuntimeConfig) => Found | null;
}

type Result<Found> = { data: Found; meta: CatalogueMeta; error?: undefined } | { error: ApiError };

/**
 * Asks for one thing by its id. An address that names its source asks nobody else; without one the configured sources
 * are asked in their order. The error is a 404 where everybody said no, and else why somebody could not be asked.
 */
export async function lookUp<Found>(
  source: Source | null,
  { name, asks, read }: Question<Found>,
  api: BaseQueryApi,
): Promise<Result<Found>> {
  const deadline = Date.now() + DEADLINE_MS;
  const config = await within(DEADLINE_MS, servicesOf(api).config);
  if (!config) return { error: NO_ANSWER };
  let failure: ApiError = NOT_FOUND;
  // On a site with its own catalogue, no address leads to a sample.
  const isHidden = source === 'sample' && (await hasOwnCatalogue(api));
  for (const candidate of isHidden ? [] : candidates(source, config)) {
    const ask = (signal: AbortSignal) => asks[candidate]?.(config, { ...api, signal })?.() ?? NOBODY;
    const result = (await inTime(Math.max(deadline - Date.now(), 0), api.signal, ask)) ?? { error: NO_ANSWER };
    if (result.error?.kind === 'aborted') return { error: result.error };
    const found = result.error ? null : read(result.data, candidate, config);
    if (found !== null) return { data: found, meta: { source: candidate, fetchedAt: result.fetchedAt } };
    // An answer that says no, and one in which there is no such thing, are answers.
    const error = result.error ?? (isNothing(result.data) ? NOT_FOUND : UNUSABLE_ANSWER);
    if (error.status === 404) continue;
    noteFailure(api, candidate, name, error);
    failure = error;
  }
  return { error: failure };
}

const isNetworkSource = (source: Source): source is NetworkSourceName => source !== 'sample';

/** What is left out of the configuration is not asked. */
const candidates = (source: Source | null, { sources }: RuntimeConfig): readonly Source[] =>
  source === null ? sources : [source].filter((name) => !isNetworkSource(name) || sources.includes(name));

/** Lists that have been looked through in vain, and what nobody is shown. */
const isNothing = (answer: unknown) => answer === undefined || (isRecord(answer) && answer.adult === true);
