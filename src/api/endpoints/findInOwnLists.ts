import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Title, TitleKind } from '@/domain/title/title';
import type { ApiError } from '../client/apiError';
import { isNotOffered } from '../client/apiError';
import { composeProductRequest } from '../client/productClient';
import { popularApi } from './popular';
import { findRecord } from '../product/findRecord';
import type { WholeList } from '../product/wholeLists';
import { readWholeList } from '../product/wholeLists';

interface Found {
  title?: Title | undefined;
  error?: ApiError | undefined;
}

/** Finds a title in any list of the product API. Returns an error if no list has it and one could not be loaded. */
export async function findInOwnLists(
  kind: TitleKind,
  isIt: (title: Title) => boolean,
  config: RuntimeConfig,
  api: BaseQueryApi,
): Promise<Found> {
  const record = { title: undefined as Title | undefined };
  // Uses the cache key of `popular`, because the page requests the same list shortly after.
  const popular = api.dispatch(popularApi.endpoints.popular.initiate(undefined, { subscribe: false }));
  const { error } = await composeProductRequest(async (access) => {
    record.title = (await findRecord(access, kind, isIt))?.title;
  })(config, api);
  if (record.title) return { title: record.title };
  const title = (await popular).data?.titles.find(isIt);
  return { title, error: title ? undefined : error };
}

/** Finds a series in the product API's list of all series. */
export async function findSeries(
  isIt: (title: Title) => boolean,
  config: RuntimeConfig,
  api: BaseQueryApi,
): Promise<Found> {
  const { data, error } = await composeProductRequest((access) => readWholeList(access, 'tv'))(config, api);
  if (error) return isNotOffered(error) ? {} : { error };
  // The data is the result of `readWholeList`.
  return { title: (data as WholeList).entries.map(({ title }) => title).find(isIt) };
}
