import { readList } from '@/domain/readTitle';
import type { TitleName } from '@/domain/title';
import { isTrailerKey } from '@/domain/trailer';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { tmdbApi } from '../tmdbApi';

/** A title's trailer at YouTube, or null where it has none. */
interface TrailerAnswer {
  key: string | null;
}

/** The viewer's language as TMDB writes it: `pt` of `pt-BR`. */
const viewerLanguage = () => navigator.language.slice(0, 2).toLowerCase();

/** What a video says for itself, the weightiest first: a trailer, official, in the viewer's language. */
const merits = (video: UnknownRecord, language: string) => [
  video.type === 'Trailer',
  video.official === true,
  video.iso_639_1 === language,
  video.type === 'Teaser',
];

/** The best of TMDB's list of videos. */
export function pickTrailer(answer: unknown, language: string): string | null {
  const weigh = (video: UnknownRecord) =>
    merits(video, language).reduce((weight, isSo) => 2 * weight + Number(isSo), 0);
  const videos = (readList(answer) ?? [])
    .filter(isRecord)
    .filter(({ site, key }) => site === 'YouTube' && isTrailerKey(key))
    .sort((a, b) => weigh(b) - weigh(a));
  return isTrailerKey(videos[0]?.key) ? videos[0].key : null;
}

const videosApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** The trailer of a title of TMDB's whose record does not name one. */
    trailer: build.query<TrailerAnswer, Pick<TitleName, 'kind' | 'id'>>({
      query: ({ kind, id }) => ({
        name: `videos of ${kind} ${id}`,
        tmdb: {
          path: `${kind}/${encodeURIComponent(id)}/videos`,
          params: { include_video_language: `${viewerLanguage()},en,null` },
        },
        sample: () => Promise.resolve({ results: [] }),
      }),
      transformResponse: (answer) => ({ key: pickTrailer(answer, viewerLanguage()) }),
      extraOptions: { isUsable: (answer) => readList(answer) !== null },
    }),
  }),
});

export const { useTrailerQuery } = videosApi;
