import { genreName } from '@/domain/lists/genre';
import type { Genre } from '@/domain/lists/genre';
import { genresOfKind } from '@/domain/lists/genresOfKind';
import { readGenreList } from '@/domain/lists/readGenreList';
import type { TitleKind } from '@/domain/title/title';
import { compareText } from '@/lib/formats/lists';
import { composeProductRequest } from '../client/productClient';
import type { WholeList } from '../product/wholeLists';
import { readWholeList } from '../product/wholeLists';
import { servicesOf } from '../client/services';
import { visitApi } from '../client/visitApi';

/** The limit of genres. A viewer cannot survey more of them. */
const MOST = 60;

const ownGenresApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The genres of the deployer's own titles that are not among the common genres, by name. */
    ownGenres: build.query<Genre[], TitleKind>({
      queryFn: async (kind, api) => {
        const config = await servicesOf(api).config;
        const own =
          config.sources[0] === 'product' &&
          (await composeProductRequest((access) => readWholeList(access, kind))(config, api));
        if (!own || !own.data) return { data: [], meta: { source: 'product' } };
        // The data is the result of `readWholeList`.
        return { data: genresIn(own.data as WholeList, kind), meta: { source: 'product', fetchedAt: own.fetchedAt } };
      },
    }),
  }),
});

function genresIn({ sample, entries }: WholeList, kind: TitleKind): Genre[] {
  const found = new Map<number, string>();
  for (const { record, title } of sample ? [] : entries) {
    for (const id of title.genreIds) found.set(id, genreName(id) ?? '');
    for (const { id, name } of readGenreList(record.genres)) if (!found.get(id)) found.set(id, name);
  }
  for (const { id } of genresOfKind(kind)) found.delete(id);
  return [...found]
    .flatMap(([id, name]) => (name === '' ? [] : { id, name }))
    .sort((a, b) => compareText(a.name, b.name))
    .slice(0, MOST);
}

export const { useOwnGenresQuery } = ownGenresApi;
