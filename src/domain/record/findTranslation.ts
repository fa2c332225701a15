import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { languageCode } from './locale';
import { readCountry, readLanguage } from './readCodes';
import { readRecords } from './readRecords';

interface Translation {
  /** The texts, by the record's own field names. */
  texts: UnknownRecord;
  /** BCP 47; null where it is the language that was asked for. */
  language: string | null;
}

/**
 * The texts to fall back on where a record has none in the language that was asked for: those of the same language in
 * another country, the English ones, or the original's.
 * @param asked BCP 47
 * @param field must stand in it
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
