/** Combining marks by the suffix of an entity. HTML names a letter with an accent by both: `eacute`, `Ccaron`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030a',
  dblac: '\u030b',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
};

/** Characters by entity name. */
const NAMED = new Map(
  [
    'amp & lt < gt > quot " apos \' iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © ordf ª',
    'laquo « not ¬ reg ® macr ¯ deg ° plusmn ± sup1 ¹ sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · cedil ¸ ordm º',
    'raquo » frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ times × divide ÷ AElig Æ aelig æ ETH Ð eth ð Oslash Ø oslash ø',
    'THORN Þ thorn þ szlig ß OElig Œ oelig œ Dstrok Đ dstrok đ Lstrok Ł lstrok ł inodot ı imath ı fnof ƒ',
    'hellip … mldr … ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo ›',
    'dagger † Dagger ‡ bull • permil ‰ prime ′ Prime ″ oline ‾ frasl ⁄ euro € trade ™ numero № larr ← uarr ↑ rarr →',
    'darr ↓ harr ↔ infin ∞ minus − ne ≠ le ≤ ge ≥ asymp ≈ radic √ sum ∑ starf ★ star ☆ hearts ♥ male ♂ female ♀',
    'num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? excl !',
    'commat @ lsqb [ rsqb ] lowbar _ lbrace { rbrace } verbar | hyphen ‐ dash ‐',
  ].flatMap((line) => Array.from(line.matchAll(/(\S+) (\S+)/g), ([, name = '', sign = '']) => [name, sign] as const)),
);

/** Entities for white space and for invisible characters. */
const UNSEEN: ReadonlyMap<string, string> = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp', 'Tab', 'NewLine'].map((name) => [name, ' '] as const),
  ...['shy', 'zwnj', 'zwj', 'lrm', 'rlm'].map((name) => [name, ''] as const),
]);

const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho  Sigma Tau Upsilon Phi Chi Psi Omega'.split(
    ' ',
  );

/** Replaces the entities of XML and HTML by characters. Unknown entities stay unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? (character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? entity)
        : (NAMED.get(name) ?? UNSEEN.get(name) ?? accented(name) ?? greek(name) ?? entity),
  );

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null);

function accented(name: string): string | null {
  const mark = ACCENTS[name.slice(1)];
  const letter = `${name.slice(0, 1)}${mark ?? ''}`.normalize('NFC');
  return mark !== undefined && letter.length === 1 ? letter : null;
}

function greek(name: string): string | null {
  const index = GREEK.indexOf(name.slice(0, 1).toUpperCase() + name.slice(1));
  return index < 0 ? null : String.fromCodePoint((name === GREEK[index] ? 0x391 : 0x3b1) + index);
}
