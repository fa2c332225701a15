import type { FilmSource } from '@/domain/film/film';
import { isStream } from './chooseSource';

/** Returns whether this browser may be able to play a source, judged by its type. */
export function canPlay(source: FilmSource): boolean {
  if (source.type === null || isStream(source)) return true;
  return document.createElement('video').canPlayType(source.type) !== '';
}
