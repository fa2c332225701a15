/**
 * Viewers read a page in their language, so each text must pass through a function of `src/i18n`. This rule finds texts
 * that do not, by their form: text between tags, values of attributes that hold text, and literals that read like a
 * sentence. It also requires a literal as the key, because the translators' file is extracted from the code.
 */

/** The functions that translate, with the positions of their English texts. */
export const TRANSLATING = new Map([
  ['t', [0]],
  ['tIn', [1]],
  ['tRich', [0]],
  ['plural', [1, 2]],
  ['msg', [0]],
]);

/** Attributes and properties whose values viewers read. */
const TEXT_NAMES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|lead|text|hint|legend|question|confirm|failed|notFound|name|description|answer|short|summary)$/;

/** Names of companies and formats, which are the same in each language. */
const NAMES = /^(?:Kinora|TMDB|JustWatch|IMDb|UPI|\d+p HD|4K Ultra HD \+ HDR)$/;

const hasLetters = (text) => /\p{L}/u.test(text);

/** Returns whether a text begins like a sentence and has several words. */
const isSentence = (text) =>
  /^["“(]?\p{Lu}[\p{L}’']*[,:.…]? \p{L}/u.test(text.trim()) || /\p{L}(?:…|\.{3})$/u.test(text);

const isWord = (text) => /^\p{Lu}[\p{L}’'&-]+$/u.test(text);

const calleeOf = ({ callee }) => callee.name ?? callee.property?.name;

/** Parents of a text that viewers never read: errors, logs, keys, comparisons, modules and types. */
function isForCode(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'TSLiteralType':
    case 'ImportExpression':
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'SwitchCase':
      return true;
    case 'MemberExpression':
      return parent.property === node;
    case 'Property':
      return parent.key === node;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'NewExpression':
      return true;
    case 'CallExpression':
      return parent.callee.object?.name === 'console';
    default:
      return false;
  }
}

/** Returns whether a text is part of a call that translates, or of a style. */
function isTranslated(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (at.parent.type === 'JSXAttribute') return /^(?:style|className)$/.test(at.parent.name.name);
    if (at.parent.type === 'CallExpression' && TRANSLATING.has(calleeOf(at.parent))) return true;
    if (/^(?:Arrow)?Function|Statement$|Declaration$|^JSX(?:Element|Fragment)$/.test(at.parent.type)) return false;
  }
  return false;
}

export const translatedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      untranslated: 'Viewers read this text. Pass it through t(), tIn(), plural() or tRich() of @/i18n.',
      notLiteral: 'The English text must be a literal, because the translators’ file is extracted from the code.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'untranslated' });
    return {
      JSXText: (node) => {
        const text = node.value.trim();
        if (hasLetters(text) && !NAMES.test(text)) report(node);
      },
      Literal: (node) => {
        const { value, parent } = node;
        if (typeof value !== 'string' || !hasLetters(value) || NAMES.test(value)) return;
        if (isForCode(node) || isTranslated(node)) return;
        const name = parent.type === 'JSXAttribute' ? parent.name.name : parent.type === 'Property' && parent.key.name;
        if (isSentence(value) || (isWord(value) && TEXT_NAMES.test(name))) report(node);
      },
      TemplateLiteral: (node) => {
        const text = node.quasis.map((part) => part.value.cooked).join('0');
        if (isForCode(node) || isTranslated(node)) return;
        if (isSentence(text) || (/\d (?:\p{L}{2,})|\p{L}{2,} \d/u.test(text) && !/[{:#/]/.test(text))) report(node);
      },
      CallExpression: (node) => {
        for (const position of TRANSLATING.get(calleeOf(node)) ?? []) {
          const text = node.arguments[position];
          if (text && text.type !== 'Literal' && node.callee.type === 'Identifier')
            context.report({ node: text, messageId: 'notLiteral' });
        }
      },
    };
  },
};
