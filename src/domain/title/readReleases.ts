import { readDate } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import type { Locale } from '../record/locale';
import { DEFAULT_REGION, regionOf } from '../record/locale';
import { readCountry } from '../record/readCodes';
import { readText } from '../record/readFields';
import { readRecords } from '../record/readRecords';
import type { Release } from './titleDetails';

const MAX_CERTIFICATE = 20;

/** Reads the first release in each country with its certificate there, sorted by country. */
export function readReleases(raw: UnknownRecord): Release[] {
  const releases = new Map<string, Release>();
  for (const entry of readRecords(raw.release_dates, 'results')) {
    const country = readCountry(entry.iso_3166_1);
    const [date] = readRecords(entry.release_dates)
      .flatMap((release) => readDate(release.release_date) ?? [])
      .sort();
    if (country !== null && date !== undefined)
      releases.set(country, { country, date, certificate: certificatesOf(entry)[0] ?? null });
  }
  return [...releases.values()].sort((a, b) => (a.country < b.country ? -1 : 1));
}

/**
 * Reads the age certificate in the viewer's region, or in the United States. An own record can contain the certificate
 * itself.
 */
export function readCertificate(raw: UnknownRecord, locale: Locale): string | null {
  const certificate = readText(raw, MAX_CERTIFICATE, 'certificate', 'certification', 'Rated');
  if (certificate !== null) return certificate;
  const countries = [...readRecords(raw.release_dates, 'results'), ...readRecords(raw.content_ratings, 'results')];
  const found = [regionOf(locale), DEFAULT_REGION].flatMap((region) =>
    countries.filter(({ iso_3166_1: country }) => country === region).flatMap(certificatesOf),
  );
  return found[0] ?? null;
}

/** Returns the certificates of a country. Movies have them for each release, series directly. */
const certificatesOf = (entry: UnknownRecord): string[] =>
  [entry, ...readRecords(entry.release_dates)].flatMap(
    (release) => readText(release, MAX_CERTIFICATE, 'certification', 'rating') ?? [],
  );
