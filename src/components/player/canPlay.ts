import type { FilmSource } from '@/domain/film/film';
import { isStream } from './chooseSource';

/** Whether this browser may take a source, as far as its type says. */
export function canPlay(source: FilmSource): boolean {
  if (source.type === null || isStream(source)) return true;
  return document.createElement('video').canPlayType(source.type) !== '';
}
