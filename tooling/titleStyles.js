/**
 * Reduces a style sheet to the rules that some markup needs for its first paint. The complete style sheet loads later.
 * An unneeded rule costs a few bytes, but a missing rule would shift the layout when the complete style sheet arrives.
 */

/** At-rules that do not affect the first paint, or that shift no layout when they are applied later. */
const LATE_AT_RULES =
  /^@(starting-style|view-transition|property|supports \((?:anchor-name|hyphenate)|media (print|\((prefers-reduced-motion|prefers-contrast|forced-colors)))/;

/** Properties that do not affect the first paint. */
const LATE_PROPERTIES =
  /^(transition|animation|view-transition-name|cursor|outline|scroll[\w-]*|timeline-scope|accent-color|overscroll[\w-]*)(-[\w-]+)?:/;

/** Attributes that the boot script sets. */
const SET_BY_BOOT = /^(data-face|data-pressed|data-wordmark)/;

/** States that follow an action of the viewer, and languages other than English, in which the page paints nothing itself. */
const LATE_STATES =
  /:lang\(|:hover|:active|:focus|:disabled|:popover-open|:fullscreen|::backdrop|::view-transition|::selection|::cue/;

/** Splits a text at `separator`, but not within strings or parentheses. */
function splitOutside(text, separator) {
  const parts = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '\\') index += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Returns the rules of a minified style sheet: the prelude, and the text in braces (null for a statement). */
function rulesOf(css) {
  const rules = [];
  let [start, depth, quote, prelude] = [0, 0, '', ''];
  for (let index = 0; index < css.length; index += 1) {
    const letter = css[index];
    if (letter === '\\') index += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') {
      if (depth === 0) {
        prelude = css.slice(start, index).trim();
        start = index + 1;
      }
      depth += 1;
    } else if (letter === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push({ prelude, body: css.slice(start, index) });
        start = index + 1;
      }
    } else if (letter === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  }
  return rules;
}

/** Returns the names that selectors of elements in the markup may contain. */
function namesIn(markup) {
  const matches = (pattern) => [...markup.matchAll(pattern)].map(([, name]) => name);
  const classes = matches(/ class="([^"]*)"/g).flatMap((names) => names.split(/\s+/));
  return {
    tags: new Set(['html', 'body', 'noscript', ...matches(/<([a-z][\w-]*)/g)]),
    classes: new Set(classes),
    ids: new Set(['root', ...matches(/ id="([^"]*)"/g)]),
    attributes: new Set(matches(/ ([\w-]+(?:="[^"]*")?)/g)),
  };
}

/** Returns whether the markup has an attribute, with the value that the selector names. */
function hasAttribute(condition, attributes) {
  const [, name, operator, value = ''] = /^([\w-]+)(?:([~|^$*]?=)"?([^"]*)"?)?$/.exec(condition) ?? [];
  if (name === undefined || SET_BY_BOOT.test(name)) return true;
  return [...attributes].some((attribute) => {
    const [own, text = ''] = attribute.split(/="|"$/);
    return own === name && (operator === undefined || (operator === '=' ? text === value : text.includes(value)));
  });
}

/** Functional pseudo-classes of which at least one argument must match. */
const ONE_OF = /:(?:is|where|has)\(([^()]*)\)/g;

/** Returns whether a selector may match elements in the markup. The parts may match different elements. */
function mayMatch(selector, names) {
  const { tags, classes, ids, attributes } = names;
  const positive = selector.replace(/:not\([^()]*\)/g, '');
  if (LATE_STATES.test(positive)) return false;
  const isPossible = ([, list]) => list.split(',').some((one) => mayMatch(one.replace(/^\s*[>+~]/, ''), names));
  if (![...positive.matchAll(ONE_OF)].every(isPossible)) return false;
  const plain = positive.replace(ONE_OF, '').replace(/:[\w-]+\([^()]*\)/g, '');
  if (![...plain.matchAll(/\[([^\]]*)\]/g)].every(([, condition]) => hasAttribute(condition, attributes))) return false;
  const simple = plain.replace(/\[[^\]]*\]|::?[\w-]+/g, '');
  const within = (pattern, known) => [...simple.matchAll(pattern)].every(([, name]) => known.has(name));
  return within(/\.([\w-]+)/g, classes) && within(/#([\w-]+)/g, ids) && within(/(?:^|[\s>+~])([a-z][\w-]*)/gi, tags);
}

function cut(css, names) {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (LATE_AT_RULES.test(prelude)) return '';
      // `withoutUnused` decides whether these rules stay.
      if (/^@(font-face|keyframes)/.test(prelude)) return `${prelude}{${body}}`;
      if (prelude.startsWith('@')) {
        const inner = cut(body, names);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      const selectors = splitOutside(prelude, ',').filter((selector) => mayMatch(selector, names));
      return selectors.length === 0 || body === '' ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

/** Removes unused custom properties, keyframes and fonts. */
function withoutUnused(css) {
  const isUsed = (name) => new RegExp(`var\\(${name}[,)]`).test(css);
  const withoutFonts = css.replace(/@font-face\{[^}]*\}/g, '');
  const clean = (text) =>
    rulesOf(text)
      .map(({ prelude, body }) => {
        if (body === null) return `${prelude};`;
        const [, frames] = /^@keyframes (\S+)/.exec(prelude) ?? [];
        if (frames) return css.replace(prelude, '').includes(frames) ? `${prelude}{${body}}` : '';
        const [, font = ''] = (prelude === '@font-face' && /font-family:"?([^;"]+)/.exec(body)) || [];
        if (!withoutFonts.includes(font)) return '';
        if (/^@(media|supports|layer|container)/.test(prelude)) {
          const inner = clean(body);
          return inner === '' ? '' : `${prelude}{${inner}}`;
        }
        const declarations = splitOutside(body, ';').filter((declaration) => {
          const [, property] = /^(--[\w-]+):/.exec(declaration) ?? [];
          return (
            declaration !== '' && !LATE_PROPERTIES.test(declaration) && (property === undefined || isUsed(property))
          );
        });
        return declarations.length === 0 ? '' : `${prelude}{${declarations.join(';')}}`;
      })
      .join('');
  return clean(css);
}

/**
 * Returns the rules that the markup needs for its first paint.
 * @param {string} css the minified style sheet
 * @param {string} markup everything that the page may show before the complete style sheet arrives
 */
exports.stylesFor = (css, markup) => {
  let styles = cut(css, namesIn(markup));
  for (let before = ''; before !== styles;) {
    before = styles;
    styles = withoutUnused(styles);
  }
  return styles;
};
