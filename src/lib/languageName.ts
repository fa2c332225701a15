const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** `French` for `fr`; the code itself where it is none that is known. */
export function languageName(code: string): string {
  try {
    return NAMES.of(code) ?? code;
  } catch {
    return code;
  }
}
