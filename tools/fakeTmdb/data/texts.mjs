import { makeDraw } from './draw.mjs';
import { LANGUAGES, languageOf } from './languages.mjs';
import { fill, plot, tagline } from './words.mjs';

const TRANSLATED_TO = ['de', 'fr', 'es', 'it', 'pt', 'ja'];
const NOTHING = { title: '', overview: '', tagline: '' };

function inEnglish(title) {
  if (!title.hasEnglish) return null;
  const draw = makeDraw(title.kind, title.id, 'english');
  return {
    title: title.englishTitle,
    overview: title.hasOverview ? plot(draw) : '',
    tagline: draw.isSo(0.5) ? tagline(draw, languageOf('en').nouns) : '',
  };
}

function inAnother(title, code) {
  const language = languageOf(code);
  const isOriginal = code === title.language;
  const draw = makeDraw(title.kind, title.id, code);
  if (!language || (!isOriginal && !(TRANSLATED_TO.includes(code) && draw.isSo(0.35)))) return null;
  return {
    // Some titles keep their name in translations.
    title: isOriginal || draw.isSo(0.3) ? '' : fill(draw.pick(language.patterns), draw, language.nouns),
    overview: title.hasOverview ? draw.some(language.plots, draw.between(1, 3)).join(' ') : '',
    tagline: '',
  };
}

/**
 * Returns a text of some sentences in a language other than English. `chance` is the probability that the text exists.
 */
export function foreignText(kind, id, code, chance) {
  const draw = makeDraw(kind, id, code);
  const plots = languageOf(code)?.plots ?? [];
  return plots.length > 0 && draw.isSo(chance) ? draw.some(plots, draw.between(1, 3)).join(' ') : '';
}

/** Returns the texts of a title in a language, or null. An empty title stands for the original title. */
const translation = (title, code) => (code === 'en' ? inEnglish(title) : inAnother(title, code));

function makeTexts(title, code) {
  const texts = translation(title, code) ?? NOTHING;
  return { ...texts, title: texts.title || title.originalTitle };
}

/** Caches the texts by title, because a search reads all of them. */
const kept = new WeakMap();

/** Returns the texts of a title in a language (`de-DE`). Missing translations are empty, as in TMDB. */
export function textsOf(title, language) {
  const code = language.slice(0, 2);
  if (!kept.has(title)) kept.set(title, new Map());
  const ofTitle = kept.get(title);
  if (!ofTitle.has(code)) ofTitle.set(code, makeTexts(title, code));
  return ofTitle.get(code);
}

/** Returns the translations of a title in all languages that have one. */
export const translationsOf = (title) =>
  LANGUAGES.flatMap((language) => {
    const texts = translation(title, language.code);
    return texts ? [{ language, texts }] : [];
  });
