import type { VideoRecord } from '@/contracts/film';
import type { ProbeResult } from './probeResult';

/**
 * The names of chapters that contain only opening titles or closing credits, in lower case. A recap is part of the
 * story, and an introduction may be part of the film, so neither is listed.
 */
export const CHAPTER_NAMES = {
  intro: [
    ...['intro', 'opening', 'opening credits', 'opening titles', 'opening theme', 'opening sequence'],
    ...['title sequence', 'main titles', 'intro credits', 'op', 'vorspann', 'générique de début'],
    ...['créditos iniciales', 'titoli di testa', 'sigla iniziale', 'begintitels', 'förtexter', 'オープニング'],
  ],
  credits: [
    ...['credits', 'end credits', 'ending credits', 'closing credits', 'end titles', 'closing titles'],
    ...['ending', 'ending theme', 'outro', 'ed', 'abspann', 'générique de fin', 'créditos', 'créditos finales'],
    ...['titoli di coda', 'sigla finale', 'aftiteling', 'eftertexter', 'lopputekstit', 'титры', 'エンディング'],
  ],
} as const;

/** The opening titles and closing credits, as in the `video` field of a record. */
export type Marks = Pick<VideoRecord, 'intro' | 'credits'>;

/** A longer chapter is an act of the film that happens to have such a name. */
const LONGEST = { intro: 180, credits: 900 } as const;
/** A shorter intro ends before a viewer can skip it. */
const SHORTEST_INTRO = 5;

/**
 * Returns the marks that chapter names give. Returns none if the film's length is unknown, because the position of a
 * chapter shows whether its name is meant literally.
 */
export function marksOf({ chapters, duration }: Pick<ProbeResult, 'chapters' | 'duration'>): Marks {
  if (duration === null) return {};
  const inOrder = [...chapters].sort((a, b) => a.start - b.start);
  const spans = inOrder.map(({ start, title }, index) => ({
    ...{ start, name: plainName(title) },
    end: inOrder[index + 1]?.start ?? duration,
  }));
  const opening = spans.find(
    ({ name, start, end }) =>
      isOneOf(CHAPTER_NAMES.intro, name) &&
      end <= duration / 2 &&
      end - start >= SHORTEST_INTRO &&
      end - start <= LONGEST.intro,
  );
  const closing = spans.findLast(
    ({ name, start }) =>
      isOneOf(CHAPTER_NAMES.credits, name) &&
      start > duration / 2 &&
      start < duration &&
      duration - start <= LONGEST.credits,
  );
  return {
    ...(opening && { intro: { start: opening.start, end: opening.end } }),
    ...(closing && { credits: closing.start }),
  };
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/**
 * Removes the number before a title and the punctuation around it: `02 - "Opening Credits"` becomes `opening credits`.
 */
const plainName = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\W*(chapter\s+)?\d{1,3}\s*[-–.:)]\s*/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');
