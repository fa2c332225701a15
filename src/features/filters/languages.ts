/** What films and series are most often made in; ISO 639-1. */
const CODES =
  'ar bn bg ca zh hr cs da nl en et fi fr ka de el he hi hu is id it ja ko lv lt ms ml no fa pl pt pa ro ru sr sk es sv ta te th tr uk ur vi';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** In English: `French` for `fr`; the code itself where it has no name. */
export const languageName = (code: string): string => names.of(code) ?? code;

/** By name. */
export const LANGUAGES: readonly { code: string; name: string }[] = CODES.split(' ')
  .map((code) => ({ code, name: languageName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
