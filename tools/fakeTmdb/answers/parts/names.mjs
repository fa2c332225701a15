import { KEYWORDS } from '../../data/keywords.mjs';
import { makeDraw } from '../../data/draw.mjs';
import { LANGUAGES } from '../../data/languages.mjs';
import { translationsOf } from '../../data/texts.mjs';

const accounts = (draw, name) => ({
  wikidata_id: draw.isSo(0.6) ? `Q${draw.between(100_000, 99_999_999)}` : null,
  facebook_id: draw.isSo(0.3) ? `${name}.invented` : null,
  instagram_id: draw.isSo(0.3) ? `${name}_invented` : null,
  twitter_id: draw.isSo(0.3) ? `${name}invented` : null,
});

/** Returns the `external_ids` of a movie or a series. */
export const externalIdsPart = (title) => ({
  imdb_id: title.imdbId,
  ...(title.kind === 'tv' && { freebase_mid: null, freebase_id: null, tvdb_id: title.id + 70_000, tvrage_id: null }),
  ...accounts(makeDraw(title.kind, title.id, 'links'), `${title.kind}${title.id}`),
});

export const personIdsPart = (person) => ({
  freebase_mid: null,
  freebase_id: null,
  imdb_id: person.imdbId,
  tvrage_id: null,
  ...accounts(makeDraw('person', person.id, 'links'), `person${person.id}`),
  tiktok_id: null,
  youtube_id: null,
});

/** Returns the keywords. The field has different names for movies and series. */
export const keywordsPart = ({ kind, keywords }) => ({
  [kind === 'movie' ? 'keywords' : 'results']: keywords.map((id) => KEYWORDS.find((keyword) => keyword.id === id)),
});

/** Returns a translation in the format that all lists of translations use. */
const translation = (language, data) => ({
  iso_3166_1: language.country,
  iso_639_1: language.code,
  name: language.name,
  english_name: language.english,
  data,
});

/** Returns the `translations` of a movie or a series. */
export const translationsPart = (title) => ({
  translations: translationsOf(title).map(({ language, texts }) =>
    translation(language, {
      homepage: '',
      overview: texts.overview,
      tagline: texts.tagline,
      ...(title.kind === 'movie' ? { runtime: title.runtime, title: texts.title } : { name: texts.title }),
    }),
  ),
});

/** Returns the translations of a text that exists only in some languages: `{ overview: … }`. */
export const textTranslations = (textIn, toData) => ({
  translations: LANGUAGES.flatMap((language) => {
    const text = textIn(language.code);
    return text === '' ? [] : [translation(language, toData(text))];
  }),
});
