/** Returns the key of a message in a catalogue, as gettext combines a context and a text. */
export const keyOf = ({ text, context }) => (context === null ? text : `${context}\u0004${text}`);

/** Returns the English text of a key. */
export const textOf = (key) => key.slice(key.indexOf('\u0004') + 1);
