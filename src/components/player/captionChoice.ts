import type { Subtitles } from '@/domain/film/film';
import { t } from '@/i18n/t';
import { capitalized } from '@/i18n/inSentence';
import { languageName } from '@/lib/formats/names';

const baseOf = (language: string) => language.toLowerCase().split('-')[0];

/** Returns the captions in exactly this language, otherwise captions in the same base language. */
const findLanguage = (list: readonly Subtitles[], language: string) =>
  list.find((entry) => entry.language.toLowerCase() === language.toLowerCase()) ??
  list.find((entry) => baseOf(entry.language) === baseOf(language));

/** Returns the captions that the viewer can choose. Forced captions are shown without a choice. */
export const chosenFrom = (subtitles: readonly Subtitles[]): readonly Subtitles[] =>
  subtitles.filter(({ isForced }) => !isForced);

/**
 * Returns the captions to show.
 * @param wanted a language, 'off', or null if the viewer has not chosen
 * @param sound the language of the sound track, if known
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

/**
 * Returns the captions that the caption key switches on: the default ones, those in the browser's language, or the
 * first.
 */
export const captionsToSwitchOn = (subtitles: readonly Subtitles[]): Subtitles | null => {
  const choice = chosenFrom(subtitles);
  return choice.find(({ isDefault }) => isDefault) ?? findLanguage(choice, navigator.language) ?? choice[0] ?? null;
};

/** Returns a name such as `German (captions)`. */
export const captionsName = ({ language, label, kind }: Subtitles): string =>
  label ??
  (kind === 'captions'
    ? t('{language} (captions)', { language: capitalized(languageName(language)) })
    : capitalized(languageName(language)));
