/** WebVTT settings by position on the screen, in the layout of a number pad: 8 is the top center. */
const SETTINGS: Readonly<Record<string, string>> = {
  1: 'align:left',
  3: 'align:right',
  4: 'line:50% align:left',
  5: 'line:50%',
  6: 'line:50% align:right',
  7: 'line:0 align:left',
  8: 'line:0',
  9: 'line:0 align:right',
};

/** Positions of the older `\a` tag, which uses other numbers than `\an`. */
const OLD_PLACES: Readonly<Record<string, string>> = {
  1: '1',
  2: '2',
  3: '3',
  5: '7',
  6: '8',
  7: '9',
  9: '4',
  10: '5',
  11: '6',
};

const OVERRIDE = /\{([^{}]*)\}/g;
const STYLE = /\\([ibu])(\d{1,4})(?![\d.])/g;

/**
 * Converts SubStation tags (`{\i1}`, `{\an8}`, `\N`) to WebVTT tags and settings. Many SRT files contain these tags
 * too.
 */
export function assText(text: string): { text: string; settings: string } {
  const signs = Array.from(text.matchAll(OVERRIDE), ([sign]) => sign).join('');
  const [, place] = /\\an([1-9])(?!\d)/.exec(signs) ?? [];
  const [, old = ''] = /\\a(\d{1,2})(?!\d)/.exec(signs) ?? [];
  return {
    text: withoutDrawings(text)
      .replace(OVERRIDE, (sign, inside: string) => (sign.startsWith('{\\') ? styles(inside) : sign))
      .replace(/\\[Nn]/g, '\n')
      .replace(/\\h/g, '\u00a0'),
    settings: SETTINGS[place ?? OLD_PLACES[old] ?? ''] ?? '',
  };
}

const styles = (signs: string) =>
  Array.from(signs.matchAll(STYLE), ([, tag = '', on]) => `<${on === '0' ? '/' : ''}${tag}>`).join('');

/** Removes shapes, which are written as numbers between `{\p1}` and `{\p0}`. */
function withoutDrawings(text: string): string {
  let isDrawing = false;
  return text
    .split(/(\{[^{}]*\})/)
    .filter((piece) => {
      const [, scale] = /\\p(\d)(?!\d)/.exec(piece.startsWith('{') ? piece : '') ?? [];
      if (scale !== undefined) isDrawing = scale !== '0';
      return !isDrawing || piece.startsWith('{');
    })
    .join('');
}
