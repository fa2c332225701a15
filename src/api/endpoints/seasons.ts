import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { withTextsOf } from '@/domain/seasons/withTextsOf';
import { languageCode } from '@/domain/record/locale';
import { readRecords } from '@/domain/record/readRecords';
import { readNumber, readSeason } from '@/domain/seasons/readSeason';
import type { Season } from '@/domain/seasons/season';
import type { TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { withTimeout } from '@/lib/time';
import { fetchById } from './fetchById';
import type { ProductClient } from '../client/productClient';
import { composeProductRequest } from '../client/productClient';
import { withDetails, mergedRecord } from '../product/mergedRecord';
import { servicesOf } from '../client/services';
import { tmdbRequest } from '../tmdb/tmdbRequest';
import { visitApi } from '../client/visitApi';

interface SeasonArg {
  series: TitleName;
  number: number;
}

/** The time to wait for texts of another language. Later ones are not used. */
const TEXTS_TIMEOUT_MS = 2000;
const FALLBACK = 'en-US';

const pathOf = ({ series, number }: SeasonArg) => `tv/${encodeURIComponent(series.id)}/season/${number}`;

/** Returns a season of the product API. It is in the record of the series, or in a file that the record names. */
async function seasonRecord(access: ProductClient, { series, number }: SeasonArg) {
  const found = await mergedRecord(access, series);
  const season = readRecords(found?.record.seasons).find((entry) => readNumber(entry.season_number) === number);
  if (!found || !season) return undefined;
  const { record } = await withDetails(access, { record: season, path: found.path });
  return { ...record, season_number: number };
}

async function season(arg: SeasonArg, api: BaseQueryApi) {
  const result = await fetchById<Season>(
    arg.series.source,
    {
      name: `season ${arg.number} of tv ${arg.series.id}`,
      asks: {
        tmdb: (config, asking) => tmdbRequest({ path: pathOf(arg) }, config, asking),
        product: (config, asking) => () => composeProductRequest((access) => seasonRecord(access, arg))(config, asking),
      },
      read: (answer) => {
        const read = readSeason(answer);
        return read?.number === arg.number ? read : null;
      },
    },
    api,
  );
  if (result.error || result.meta.source !== 'tmdb') return result;
  return { ...result, data: await inFull(result.data, arg, api) };
}

/** Adds the English texts of episodes that have no text in the site's language. */
async function inFull(found: Season, arg: SeasonArg, api: BaseQueryApi): Promise<Season> {
  const config = await servicesOf(api).config;
  const isWhole = found.episodes.every(({ overview }) => overview !== '');
  if (isWhole || languageCode(config.language) === languageCode(FALLBACK)) return found;
  const ask = tmdbRequest({ path: pathOf(arg), params: { language: FALLBACK } }, config, api);
  const answer = ask && (await withTimeout(TEXTS_TIMEOUT_MS, ask()));
  const english = readSeason(answer?.data);
  return english ? withTextsOf(found, english, languageCode(FALLBACK)) : found;
}

const seasonsApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** A season with its episodes. The error is a 404 if the series has no such season. */
    season: build.query<Season, SeasonArg>({
      queryFn: season,
      serializeQueryArgs: ({ queryArgs: { series, number } }) => `season ${number} of ${titleKey(series)}`,
    }),
  }),
});

export const { useSeasonQuery } = seasonsApi;
