import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { readWebAddress } from '@/lib/safeUrls';
import type { Locale } from '../record/locale';
import { regionOf } from '../record/locale';
import { readImage, readText } from '../record/readFields';
import { readRecords } from '../record/readRecords';
import { readTitleId } from './readTitle';
import type { Provider, WayToWatch, WhereToWatch } from './titleDetails';
import { WAYS_TO_WATCH } from './titleDetails';

const MAX = { name: 100, providers: 40 } as const;

/** TMDB's field for each way to watch. */
const FIELDS: Record<WayToWatch, string> = {
  stream: 'flatrate',
  free: 'free',
  ads: 'ads',
  rent: 'rent',
  buy: 'buy',
};

/** Reads the providers of a title in the viewer's region; null if there are none. */
export function readProviders(raw: UnknownRecord, locale: Locale): WhereToWatch | null {
  const region = regionOf(locale);
  const answer = firstField(raw, 'watch/providers');
  const countries = isRecord(answer) ? answer.results : undefined;
  const here = isRecord(countries) ? firstField(countries, region) : undefined;
  if (!isRecord(here)) return null;
  const ways = WAYS_TO_WATCH.map((way) => ({ way, providers: providersOf(here[FIELDS[way]]) })).filter(
    ({ providers }) => providers.length > 0,
  );
  return ways.length > 0 ? { region, link: readWebAddress(here.link), ways } : null;
}

function providersOf(list: unknown): Provider[] {
  const providers = new Map<number, Provider>();
  for (const entry of readRecords(list).slice(0, MAX.providers)) {
    const id = readTitleId(entry.provider_id);
    const name = readText(entry, MAX.name, 'provider_name');
    if (typeof id === 'number' && name !== null) providers.set(id, { id, name, logo: readImage(entry, 'logo_path') });
  }
  return [...providers.values()];
}
