const placeholdersOf = (text) => [...new Set(text.match(/\{\w+\}/g))].sort();

const spaceAround = (text) => [/^\s*/.exec(text)[0], /\s*$/.exec(text)[0]];

const same = (one, other) => String(one) === String(other);

/**
 * The mistakes of one translation.
 * @typedef {(english: { one: string, other: string }, translation: string) => string | false} Check
 */

/** @type {readonly Check[]} */
const CHECKS = [
  ({ other, one }, text) => {
    const [expected, found] = [placeholdersOf(other), placeholdersOf(text)];
    // A singular may leave out the number: “one film”.
    const isSame =
      same(found, expected) || same(found, placeholdersOf(one)) || same([...found, '{count}'].sort(), expected);
    return !isSame && `the placeholders are ${found.join(' ') || 'missing'} instead of ${expected.join(' ') || 'none'}`;
  },
  ({ one }, text) => !same(spaceAround(one), spaceAround(text)) && 'the spaces at the start or the end differ',
  ({ one }, text) =>
    /<[a-z/!]/i.test(text) && !/<[a-z/!]/i.test(one) && 'it contains markup, which would be shown as text',
  (_, text) => /[|^]/.test(text) && 'it contains | or ^, which separate the texts of a catalogue',
  ({ one }, text) => text.includes('\n') && !one.includes('\n') && 'it contains a line break',
  ({ one, other }, text) =>
    /\bKinora\b/.test(text) && !/\bKinora\b/.test(one + other) && 'it names Kinora, but sites have their own names',
];

/**
 * Returns the mistakes in a translated item of a PO file, as sentences for the translator.
 * @param {import('pofile').Item} item
 */
export function mistakesOf({ msgid, msgid_plural: plural, msgstr }) {
  const english = { one: msgid, other: plural ?? msgid };
  const mistakes = msgstr.flatMap((text) =>
    text === '' ? [] : CHECKS.flatMap((check) => check(english, text) || []).map((mistake) => `“${text}”: ${mistake}`),
  );
  const isPartial = msgstr.some(Boolean) && !msgstr.every(Boolean);
  return isPartial ? [...mistakes, `“${msgid}”: a plural form is missing`] : mistakes;
}
