import { readList, readTitles } from '@/domain/title/readTitle';
import type { Source } from '@/domain/record/source';
import type { Title, TitleKind } from '@/domain/title/title';
import { ONE_MINUTE_MS } from '@/lib/time';
import type { CatalogueMeta } from './catalogueRequest';
import { dataSource } from './dataSource';
import { isSampleAnswer } from './product/sampleMark';

/** What a list endpoint gives to components. */
export interface TitleList {
  titles: Title[];
  source: Source;
}

/** So many are a list of home; whoever wants more goes to the movies. */
export const HOME_LIST_LENGTH = 100;

export const toTitleList =
  (kind?: TitleKind, most = Infinity) =>
  (answer: unknown, meta: CatalogueMeta | undefined): TitleList => ({
    titles: readTitles(answer, kind, isSampleAnswer(answer) ? 'sample' : sourceOf(meta))?.slice(0, most) ?? [],
    source: sourceOf(meta),
  });

/** Every answer of our base query says its source. */
export const sourceOf = (meta: CatalogueMeta | undefined): Source => meta?.source ?? 'sample';

/** For lists that always have something: an empty one is a fault. */
export const hasTitles = (answer: unknown): boolean => (readTitles(answer)?.length ?? 0) > 0;

/** For lists that may be empty, such as the results of a filter: only junk is a fault. */
export const isTitleList = (answer: unknown): boolean => readList(answer)?.length === 0 || hasTitles(answer);

interface CacheEntryState {
  endpointState?: { data?: unknown; fulfilledTimeStamp?: number | undefined } | undefined;
}

/** A sample stands in for a server; at the next chance, but not within the minute, the server is asked again. */
export const isStandIn = ({ endpointState }: CacheEntryState): boolean =>
  isStandInData(endpointState?.data, endpointState?.fulfilledTimeStamp);

export const isStandInData = (data: unknown, fulfilledTimeStamp = 0): boolean =>
  dataSource(data) === 'sample' && Date.now() - fulfilledTimeStamp > ONE_MINUTE_MS;
