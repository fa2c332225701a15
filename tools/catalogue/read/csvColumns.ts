import { byWord, foldWord } from '@/lib/csvWords';
import { editDistance } from '@/lib/editDistance';

/** Returns the word that differs least from a mistyped one, or undefined if no word is close. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  // Allows one mistake for three letters, and at most three mistakes.
  let best = Math.min(3, Math.round(word.length / 3)) + 1;
  let nearest: string | undefined;
  for (const candidate of words) {
    const distance = editDistance(word, candidate, best - 1);
    if (distance < best) [best, nearest] = [distance, candidate];
  }
  return nearest;
}

export type CsvColumn =
  | 'id'
  | 'path'
  | 'kind'
  | 'imdb'
  | 'tmdb'
  | 'tvdb'
  | 'title'
  | 'episodeTitle'
  | 'originalTitle'
  | 'year'
  | 'date'
  | 'overview'
  | 'tagline'
  | 'genres'
  | 'directors'
  | 'writers'
  | 'cast'
  | 'runtime'
  | 'rating'
  | 'votes'
  | 'certificate'
  | 'language'
  | 'countries'
  | 'trailer'
  | 'poster'
  | 'backdrop'
  | 'series'
  | 'season'
  | 'episode'
  | 'collection'
  | 'added';

/**
 * The names of each column in English, German, French and Spanish, as `foldWord` writes them. Messages show the first
 * name.
 */
const NAMES: Record<CsvColumn, string> = {
  id: 'id identifier key kennung identifiant identificador',
  path: 'file path filename filepath relativepath folder video videofile datei dateiname pfad fichier archivo',
  kind: 'kind type titletype mediatype art typ tipo',
  imdb: 'imdb imdbid const tconst imdburl imdblink',
  tmdb: 'tmdb tmdbid themoviedb tmdburl',
  tvdb: 'tvdb tvdbid',
  title:
    'title name film movie filmtitle movietitle primarytitle titel filmtitel filmname titre titredufilm nom titulo nombre pelicula',
  episodeTitle: 'episodetitle episodename episodentitel folgentitel titredelepisode titulodelepisodio',
  originalTitle: 'originaltitle originalname originaltitel titreoriginal titulooriginal',
  year: 'year releaseyear startyear jahr erscheinungsjahr produktionsjahr baujahr annee anneedesortie ano anodeestreno',
  date: 'date released release releasedate premiered firstaired airdate datum erscheinungsdatum veroffentlicht kinostart premiere erstausstrahlung datedesortie sortie fecha fechadeestreno estreno',
  overview:
    'overview plot description summary synopsis storyline handlung beschreibung inhalt kurzbeschreibung zusammenfassung resume descriptif intrigue histoire sinopsis descripcion resumen argumento',
  tagline: 'tagline slogan werbespruch accroche eslogan lema',
  genres: 'genre genres gattung genero generos category categories kategorie kategorien categorie categoria',
  directors:
    'director directors directedby regie regisseur regisseurin realisateur realisatrice realisation realisepar direccion directora directores',
  writers:
    'writer writers writtenby screenplay script drehbuch autor autoren autorin buch scenario scenariste scenaristes guion guionista guionistas',
  cast: 'cast actors actor starring stars darsteller schauspieler besetzung mitwirkende acteurs acteur distribution interpretes reparto actores elenco',
  runtime:
    'runtime runtimemins runtimeminutes minutes mins duration length lengthmins laufzeit dauer spieldauer filmlange lange minuten duree dureeminutes duracion minutos',
  rating:
    'rating imdbrating score vote voteaverage bewertung wertung sterne evaluation puntuacion valoracion nota calificacion',
  votes: 'votes numvotes votecount stimmen anzahlstimmen nombredevotes votos',
  certificate:
    'certificate certification mpaa agerating fsk altersfreigabe freigabe jugendfreigabe classification age clasificacion edad',
  language:
    'language languages originallanguage sprache sprachen originalsprache langue langues langueoriginale idioma idiomas lengua',
  countries: 'country countries land lander herkunftsland produktionsland pays paysdorigine pais paises',
  trailer: 'trailer trailers trailerurl trailerlink trailerkey youtube youtubeurl youtubelink bandeannonce avance',
  poster:
    'poster posterfile posterurl cover image picture plakat filmplakat titelbild bild affiche jaquette cartel portada caratula afiche imagen',
  backdrop: 'backdrop backdropurl fanart banner background hintergrund hintergrundbild fond arriereplan fondo',
  series:
    'series show tvshow seriestitle showtitle seriesname serie serientitel serienname titredelaserie titulodelaserie',
  season: 'season seasonnumber staffel staffelnummer saison temporada numerodetemporada',
  episode: 'episode episodenumber folge folgennummer episodennummer numerodepisode capitulo episodio numerodeepisodio',
  collection: 'collection set filmreihe reihe sammlung franchise saga coleccion',
  added: 'added dateadded addedon hinzugefugt hinzugefugtam ajoute ajoutele anadido',
};

/** Columns of well-known exports that do not describe the title itself. */
const IGNORED = new Set(
  'position created modified url yourrating daterated letterboxduri watcheddate rewatch tags nr no number'.split(' '),
);

// `Object.entries` types the keys as `string`.
const COLUMNS = byWord(Object.entries(NAMES) as [CsvColumn, string][]);

/** Returns the column that a heading names, or undefined. */
export const csvColumn = (heading: string): CsvColumn | undefined =>
  COLUMNS.get(foldWord(heading)) ?? COLUMNS.get(foldWord(heading.replace(/\(.*?\)|\[.*?\]/g, '')));

/** The maximum number of headings in a message. A file with more unknown headings is not a table of titles. */
const MAX_NAMED = 20;

/** Returns whether a heading means a rating in French and a remark in English. Its cells decide. */
export const isAmbiguousHeading = (heading: string): boolean => ['note', 'nota'].includes(foldWord(heading));

/** Returns one message about all unknown headings, or null if there are none. */
export function unknownColumns(headings: readonly string[]): string | null {
  const unknown = headings.filter((heading) => foldWord(heading) !== '' && !IGNORED.has(foldWord(heading)));
  if (unknown.length === 0) return null;
  const names = unknown.slice(0, MAX_NAMED).map((heading) => {
    const nearest = COLUMNS.get(nearestWord(foldWord(heading), COLUMNS.keys()) ?? '');
    const name = `“${heading.trim().slice(0, 40)}”`;
    return nearest === undefined ? name : `${name} (did you mean “${nearest}”?)`;
  });
  const which = unknown.length === 1 ? 'Unknown column' : 'Unknown columns';
  const more = unknown.length > MAX_NAMED ? ` and ${unknown.length - MAX_NAMED} more` : '';
  return `${which} ignored: ${names.join(', ')}${more}. See docs/your-catalogue.md for the known columns.`;
}
