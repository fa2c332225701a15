import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { TitleName } from '@/domain/title/title';
import type { FetchResult } from '../client/fetchJson';
import { tmdbCall, cachedFetch } from '../client/networkSources';
import { servicesOf } from '../client/services';
import { dedupeRequest } from '../client/dedupeRequest';

/** All parts come in one response. Two of them have other names for series. */
const PARTS = 'videos,recommendations,similar,external_ids,keywords,images,watch/providers,translations,';
const OWN_PARTS = { movie: 'credits,release_dates', tv: 'aggregate_credits,content_ratings' };

/** The limit of shared responses: pending ones and the most recent ones. */
const MAX_KEPT = 5;

/**
 * Prepares the request for all TMDB details of a title. The title page and its sections share one response. Null if
 * TMDB is not configured.
 */
export function titleRequest(
  { kind, id }: Pick<TitleName, 'kind' | 'id'>,
  config: RuntimeConfig,
  api: Pick<BaseQueryApi, 'extra' | 'signal'>,
): (() => Promise<FetchResult>) | null {
  const languages = `${config.language.slice(0, 2)},en,null`;
  const params = {
    append_to_response: PARTS + OWN_PARTS[kind],
    include_image_language: languages,
    include_video_language: languages,
  };
  const call = tmdbCall({ tmdb: { path: `${kind}/${encodeURIComponent(id)}`, params } }, config);
  const { titleAnswers } = servicesOf(api);
  return (
    call &&
    (() => {
      const [oldest = call.url] = titleAnswers.keys();
      if (titleAnswers.size >= MAX_KEPT && !titleAnswers.has(call.url)) titleAnswers.delete(oldest);
      return dedupeRequest(titleAnswers, call.url, (signal) => cachedFetch(call, api, signal), api.signal);
    })
  );
}
