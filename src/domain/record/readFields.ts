import type { ImageRef } from '@/lib/safeUrls';
import { readImageRef } from '@/lib/safeUrls';
import type { UnknownRecord } from '@/lib/json';
import { firstField } from '@/lib/json';
import { cleanText } from '@/lib/text';

/** Reads the text of the first field that has one. OMDb writes 'N/A' for a missing text. */
export function readText(raw: UnknownRecord, max: number, ...names: string[]): string | null {
  const text = cleanText(firstField(raw, ...names), max);
  return text === '' || text === 'N/A' ? null : text;
}

/** Reads the image of the first field that has a valid one. OMDb writes 'N/A' for a missing image. */
export function readImage(raw: UnknownRecord, ...names: string[]): ImageRef | null {
  for (const name of names) {
    const image = readImageRef(firstField(raw, name));
    if (image !== null) return image;
  }
  return null;
}

/** Reads a duration: 142, '142', '142 min', '2h 22m' or '2:22'. */
export function readMinutes(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const [, hours, rest = ''] = /^\s*(\d\d?)\s*[h:]\D*(\d*)/i.exec(text) ?? [];
  const minutes = hours ? Number(hours) * 60 + Number(rest) : Math.round(Number.parseFloat(text));
  return minutes >= 1 && minutes < 10_000 ? minutes : null;
}

/** Reads a rating: 7.193, '7.2' or '7,2'. 0 means that there are no votes. */
export function readRating(value: unknown): number | null {
  const rating = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof rating === 'number' && Number.isFinite(rating) && rating > 0 ? Math.min(rating, 10) : null;
}
