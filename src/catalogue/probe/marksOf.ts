import { CHAPTER_NAMES } from './chapterNames';
import type { Probed } from './probed';

/** Where opening titles and closing credits are, in seconds, as a record's `video` has them. */
export interface Marks {
  intro?: { start: number; end: number };
  credits?: number;
}

/** Longer ones are an act of the film that is called so. */
const LONGEST = { intro: 180, credits: 900 } as const;
/** Shorter ones are over before anybody skips them. */
const SHORTEST_INTRO = 5;

/** Marks that chapters' names tell; none without the film's length, which says whether a name means what it says. */
export function marksOf({ chapters, duration }: Pick<Probed, 'chapters' | 'duration'>): Marks {
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
      start >= duration / 2 &&
      start < duration &&
      duration - start <= LONGEST.credits,
  );
  return {
    ...(opening && { intro: { start: opening.start, end: opening.end } }),
    ...(closing && { credits: closing.start }),
  };
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** Without the number before it and the marks around it: `02 - "Opening Credits"` is `opening credits`. */
const plainName = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\W*(chapter\s+)?\d{1,3}\s*[-–.:)]\s*/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');
