import type { Subtitles } from '@/domain/film/film';
import { languageName } from '@/lib/languageName';

const baseOf = (language: string) => language.toLowerCase().split('-')[0];

/** The best match for a language: the same, else one of the same tongue. */
const findLanguage = (list: readonly Subtitles[], language: string) =>
  list.find((entry) => entry.language.toLowerCase() === language.toLowerCase()) ??
  list.find((entry) => baseOf(entry.language) === baseOf(language));

/** What can be chosen: forced ones show themselves. */
export const chosenFrom = (subtitles: readonly Subtitles[]): readonly Subtitles[] =>
  subtitles.filter(({ isForced }) => !isForced);

/**
 * Which captions are shown.
 * @param wanted a language, 'off', or null where nobody has chosen
 * @param sound the language that is heard, where that is known
 */
export function captionsShown(
  subtitles: readonly Subtitles[],
  wanted: string | null,
  sound: string | null,
): Subtitles | null {
  const choice = chosenFrom(subtitles);
  const chosen =
    wanted === null
      ? choice.find(({ isDefault }) => isDefault)
      : wanted === 'off'
        ? undefined
        : findLanguage(choice, wanted);
  if (chosen) return chosen;
  const forced = subtitles.filter(({ isForced }) => isForced);
  return (sound === null ? forced[0] : findLanguage(forced, sound)) ?? null;
}

/** The one that a key switches on: what was on before, the site's own, or the first. */
export const captionsToSwitchOn = (subtitles: readonly Subtitles[]): Subtitles | null => {
  const choice = chosenFrom(subtitles);
  return choice.find(({ isDefault }) => isDefault) ?? findLanguage(choice, navigator.language) ?? choice[0] ?? null;
};

/** `German (captions)` */
export const captionsName = ({ language, label, kind }: Subtitles): string =>
  label ?? (kind === 'captions' ? `${languageName(language)} (captions)` : languageName(language));
