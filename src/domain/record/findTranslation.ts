import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { languageCode } from './locale';
import { readCountry, readLanguage } from './readCodes';
import { readRecords } from './readRecords';

interface Translation {
  /** The texts, by the field names of the record. */
  texts: UnknownRecord;
  /** BCP 47; null if it is the requested language. */
  language: string | null;
}

/**
 * Finds fallback texts if a record has none in the requested language: in the same language of another country, in
 * English, or in the original language.
 * @param asked the requested language, BCP 47
 * @param field the field that the translation must have
 */
export function findTranslation(raw: UnknownRecord, asked: string, field: string): Translation | null {
  const wanted = languageCode(asked);
  const translations = readRecords(raw.translations, 'translations').flatMap((entry) => {
    const code = readLanguage(entry.iso_639_1);
    const texts = entry.data;
    if (code === null || !isRecord(texts) || typeof firstField(texts, field) !== 'string') return [];
    const country = readCountry(entry.iso_3166_1);
    const language = country === null ? code : `${code}-${country}`;
    return [{ code, language, texts }];
  });
  const original = readLanguage(raw.original_language);
  const found =
    translations.find(({ code }) => code === wanted) ??
    translations.find(({ language }) => language === 'en-US') ??
    translations.find(({ code }) => code === 'en') ??
    translations.find(({ code }) => code === original);
  return found ? { texts: found.texts, language: found.code === wanted ? null : found.language } : null;
}
