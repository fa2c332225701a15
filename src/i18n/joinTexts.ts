import { t, tIn } from './t';

/** Returns names as `Drama, Comedy`. Languages differ in their comma and in the space after it. */
export const joinNames = (names: readonly string[]): string =>
  names.reduce((list, next) => (list === '' ? next : t('{list}, {next}', { list, next })), '');

/** Returns sentences as one text. Some languages write no space between sentences. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text === '' ? next : tIn('sentences', '{text} {next}', { text, next })), '');
