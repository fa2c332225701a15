import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { NetworkSourceName } from '@/config/runtimeConfig';
import type { Source } from '@/domain/record/source';
import { isRecord } from '@/lib/json';
import { withAbortTimeout, withTimeout } from '@/lib/time';
import { msg } from '@/lib/msg';
import type { ApiError } from '../client/apiError';
import { UNUSABLE_ANSWER } from '../client/apiError';
import type { FetchResult } from '../client/fetchJson';
import { noteFailure } from '../client/noteFailure';
import { hasOwnCatalogue } from '../client/ownSite';
import type { CatalogueMeta } from '../client/catalogueRequest';
import { servicesOf } from '../client/services';

/** The overall deadline of a by-id lookup. */
const DEADLINE_MS = 6000;

const NOT_FOUND: ApiError = { kind: 'http', status: 404, message: msg('Not found') };
const NOT_OFFERED: Promise<FetchResult> = Promise.resolve({ error: NOT_FOUND });
const NO_ANSWER: ApiError = { kind: 'timeout', message: msg('Request timed out') };

/** Prepares a by-id request to one source. Null if the source cannot be queried. */
export type SourceRequest = (config: RuntimeConfig, api: BaseQueryApi) => (() => Promise<FetchResult>) | null;

interface ByIdRequest<Found> {
  /** The name of the request in the log. */
  name: string;
  /** A source without an entry has no items of this type. */
  asks: Partial<Record<Source, SourceRequest>>;
  /** Reads the item from a response. Returns null if the response does not contain it. */
  read: (answer: unknown, source: Source, config: RuntimeConfig) => Found | null;
}

type Result<Found> = { data: Found; meta: CatalogueMeta; error?: undefined } | { error: ApiError };

/**
 * Fetches one item by its id. If the path names a source, only that source is queried. Otherwise the configured sources
 * are queried in their order. The error is a 404 if every source responded with "not found". Otherwise it is the reason
 * why the last failed source could not be queried.
 */
export async function fetchById<Found>(
  source: Source | null,
  { name, asks, read }: ByIdRequest<Found>,
  api: BaseQueryApi,
): Promise<Result<Found>> {
  const deadline = Date.now() + DEADLINE_MS;
  const config = await withTimeout(DEADLINE_MS, servicesOf(api).config);
  if (!config) return { error: NO_ANSWER };
  let failure: ApiError = NOT_FOUND;
  // On a site with its own catalogue, no path leads to a sample.
  const isHidden = source === 'sample' && (await hasOwnCatalogue(api));
  for (const candidate of isHidden ? [] : candidates(source, config)) {
    const ask = (signal: AbortSignal) => asks[candidate]?.(config, { ...api, signal })?.() ?? NOT_OFFERED;
    const result = (await withAbortTimeout(Math.max(deadline - Date.now(), 0), api.signal, ask)) ?? {
      error: NO_ANSWER,
    };
    if (result.error?.kind === 'aborted') return { error: result.error };
    const found = result.error ? null : read(result.data, candidate, config);
    if (found !== null) return { data: found, meta: { source: candidate, fetchedAt: result.fetchedAt } };
    // A 404, or a response without the item, means "not found" and not "failed".
    const error = result.error ?? (isNothing(result.data) ? NOT_FOUND : UNUSABLE_ANSWER);
    if (error.status === 404) continue;
    noteFailure(api, candidate, name, error);
    failure = error;
  }
  return { error: failure };
}

const isNetworkSource = (source: Source): source is NetworkSourceName => source !== 'sample';

/** A source that is not configured is not queried. */
const candidates = (source: Source | null, { sources }: RuntimeConfig): readonly Source[] =>
  source === null ? sources : [source].filter((name) => !isNetworkSource(name) || sources.includes(name));

/** Returns whether a response holds nothing to show: the item is in no list, or it is adult content. */
const isNothing = (answer: unknown) => answer === undefined || (isRecord(answer) && answer.adult === true);
