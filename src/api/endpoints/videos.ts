import { readList } from '@/domain/title/readTitle';
import { readVideos } from '@/domain/title/readVideos';
import type { TitleName } from '@/domain/title/title';
import { visitApi } from '../client/visitApi';
import { viewerLanguage } from '../tmdb/viewerLanguage';

/** The YouTube key of a title's trailer, or null if it has none. */
interface TrailerAnswer {
  key: string | null;
}

const videosApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The trailer of a TMDB title whose record does not name one. */
    trailer: build.query<TrailerAnswer, Pick<TitleName, 'kind' | 'id'>>({
      query: ({ kind, id }) => ({
        name: `videos of ${kind} ${id}`,
        tmdb: {
          path: `${kind}/${encodeURIComponent(id)}/videos`,
          params: { include_video_language: `${viewerLanguage()},en,null` },
        },
        sample: () => Promise.resolve({ results: [] }),
      }),
      transformResponse: (answer) => ({ key: readVideos(answer, viewerLanguage())[0]?.key ?? null }),
      extraOptions: { isUsable: (answer) => readList(answer) !== null },
    }),
  }),
});

export const { useTrailerQuery } = videosApi;
