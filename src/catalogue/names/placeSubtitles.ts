import type { Diagnostic } from '../scanResult';
import type { FilePath } from './filePath';
import { findTarget } from './findTarget';
import type { Places } from './places';
import type { SubtitleWords } from './readSubtitleWords';
import { readSubtitleWords } from './readSubtitleWords';

/** Assigns subtitles to films and episodes. */
export function placeSubtitles(files: readonly FilePath[], places: Places): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const found = findTarget(file, places, (rest) => /^(?:\.|$)/.test(rest) || readSubtitleWords(rest).isUnderstood);
    if (found === null) {
      return [
        { path: file.path, text: 'Subtitles without a matching video. Name them like the video, plus the language.' },
      ];
    }
    const words = found.isByName ? readSubtitleWords(found.rest) : lastWords(found.rest);
    found.target.found.subtitles.push({ path: file.path, ...words.said });
    return [];
  });
}

/** Reads only the known words at the end of a name that is not the video's: `2_English`, `whatever.en.forced`. */
function lastWords(name: string): SubtitleWords {
  const whole = readSubtitleWords(name);
  if (whole.isUnderstood) return whole;
  const chunks = name.split(/[._]/);
  let from = chunks.length;
  while (
    from > 0 &&
    (/^\d+$/.test(chunks[from - 1] ?? '') ||
      readSubtitleWords(chunks[from - 1] ?? '').isUnderstood ||
      (chunks[from - 1] ?? '').toLowerCase() === 'hi')
  )
    from -= 1;
  return readSubtitleWords(chunks.slice(from).join('.'));
}
