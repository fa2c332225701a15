import { readList, readTitles } from '@/domain/title/readTitle';
import type { Source } from '@/domain/record/source';
import type { Title, TitleKind } from '@/domain/title/title';
import { ONE_MINUTE_MS } from '@/lib/time';
import type { CatalogueMeta } from './catalogueRequest';
import { dataSource } from './dataSource';
import { isSampleResponse } from './isSampleResponse';

/** The data that a list endpoint gives to components. */
export interface TitleList {
  titles: Title[];
  source: Source;
}

/** The maximum length of a list of the home page. The movies page has the rest. */
export const HOME_LIST_LENGTH = 100;

export const toTitleList =
  (kind?: TitleKind, most = Infinity) =>
  (answer: unknown, meta: CatalogueMeta | undefined): TitleList => ({
    titles: readTitles(answer, kind, isSampleResponse(answer) ? 'sample' : sourceOf(meta))?.slice(0, most) ?? [],
    source: sourceOf(meta),
  });

/** Returns the source of a response. Every response of the base query has one. */
export const sourceOf = (meta: CatalogueMeta | undefined): Source => meta?.source ?? 'sample';

/** Returns whether a list has titles. Lists that always have some use it, so that an empty one counts as a failure. */
export const hasTitles = (answer: unknown): boolean => (readTitles(answer)?.length ?? 0) > 0;

/** Returns whether a response is a list of titles. Lists that may be empty use it, such as the results of a filter. */
export const isTitleList = (answer: unknown): boolean => readList(answer)?.length === 0 || hasTitles(answer);

interface CacheEntryState {
  endpointState?: { data?: unknown; fulfilledTimeStamp?: number | undefined } | undefined;
}

/**
 * Returns whether the data is a fallback that can be replaced. It is refetched at the next subscription, at most once a
 * minute.
 */
export const isFallbackStale = ({ endpointState }: CacheEntryState): boolean =>
  isFallbackDataStale(endpointState?.data, endpointState?.fulfilledTimeStamp);

export const isFallbackDataStale = (data: unknown, fulfilledTimeStamp = 0): boolean =>
  dataSource(data) === 'sample' && Date.now() - fulfilledTimeStamp > ONE_MINUTE_MS;
