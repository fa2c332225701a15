import { readList, readTitles } from '@/domain/readTitle';
import type { Title, TitleKind } from '@/domain/title';
import type { CatalogueMeta, Source } from './catalogueRequest';

/** What a list endpoint gives to components. */
export interface TitleList {
  titles: Title[];
  source: Source;
}

export const toTitleList =
  (kind?: TitleKind) =>
  (answer: unknown, meta: CatalogueMeta | undefined): TitleList => ({
    titles: readTitles(answer, kind) ?? [],
    source: sourceOf(meta),
  });

/** Every answer of our base query says its source. */
export const sourceOf = (meta: CatalogueMeta | undefined): Source => meta?.source ?? 'sample';

/** For lists that always have something: an empty one is a fault. */
export const hasTitles = (answer: unknown): boolean => (readTitles(answer)?.length ?? 0) > 0;

/** For lists that may be empty, such as the results of a filter: only junk is a fault. */
export const isTitleList = (answer: unknown): boolean => readList(answer)?.length === 0 || hasTitles(answer);

/** A sample stands in for a server; at the next chance the server is asked again. */
export const isStandIn = ({ endpointState }: { endpointState?: { data?: unknown } | undefined }): boolean =>
  (endpointState?.data as { source?: Source } | undefined)?.source === 'sample';
