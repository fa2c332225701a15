import { readImageRef } from '@/lib/safeUrls';
import { isRecord } from '@/lib/json';
import { readTitleId } from './readTitle';
import { isSource } from '../record/source';
import type { Title } from './title';
import { isTrailer } from './trailer';

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isNumberOrNull = (value: unknown) => value === null || Number.isFinite(value);
const isImageOrNull = (value: unknown) => value === null || readImageRef(value) !== null;

/** Returns whether a stored or received value is a complete title. Checks every field. */
export function isTitle(value: unknown): value is Title {
  return (
    isRecord(value) &&
    (value.kind === 'movie' || value.kind === 'tv') &&
    isSource(value.source) &&
    value.id !== null &&
    readTitleId(value.id) === value.id &&
    typeof value.title === 'string' &&
    typeof value.overview === 'string' &&
    [value.originalTitle, value.releaseDate, value.director].every(isTextOrNull) &&
    (value.trailer === undefined || value.trailer === null || isTrailer(value.trailer)) &&
    [value.isPlayable, value.isPosterUntitled].every((mark) => mark === undefined || mark === true) &&
    [value.year, value.runtime, value.rating].every(isNumberOrNull) &&
    [value.poster, value.backdrop].every(isImageOrNull) &&
    Array.isArray(value.genres) &&
    value.genres.every((genre) => typeof genre === 'string') &&
    Array.isArray(value.genreIds) &&
    value.genreIds.every(Number.isFinite)
  );
}
