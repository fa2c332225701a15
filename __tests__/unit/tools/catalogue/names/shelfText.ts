import type {
  FoundEpisode,
  FoundFilm,
  FoundSeries,
  FoundSubtitles,
  ScanResult,
  Version,
} from '@tools/catalogue/scanResult';
import { classifyFiles } from '@tools/catalogue/names/classifyFiles';

const words = (...all: (string | null | false)[]) => all.filter((word) => word !== null && word !== false).join(' ');

const idsText = ({ imdb, tmdb, tvdb }: FoundFilm['ids']) =>
  words(imdb, tmdb !== null && `tmdb${tmdb}`, tvdb !== null && `tvdb${tvdb}`) || null;

const versionText = ({ label, parts }: Version) =>
  words(label !== null && `[${label}]`, parts.length > 1 && `${parts.length} parts`) || null;

/** Formats a film as `Title (1979) {Edition} [Label] tt…`, without missing parts. */
export const filmText = ({ title, year, ids, edition, versions }: FoundFilm): string =>
  words(
    title,
    year !== null && `(${year})`,
    edition !== null && `{${edition}}`,
    ...versions.map(versionText),
    idsText(ids),
  );

const episodeText = (season: number, { numbers, date, name, versions }: FoundEpisode) =>
  words(`S${season}`, ...numbers.map((number) => `E${number}`), date, name, ...versions.map(versionText));

/** Formats a series as `Title (2005) tvdb…: S1 E2 Name`. */
export const seriesText = ({ title, year, ids, seasons }: FoundSeries): string =>
  `${words(title, year !== null && `(${year})`, idsText(ids))}: ${seasons
    .flatMap(({ number, episodes }) => episodes.map((episode) => episodeText(number, episode)))
    .join('; ')}`;

/** Formats subtitles as `en forced default captions “Label”`. */
export const subtitlesText = ({ language, label, isDefault, isForced, isCaptions }: FoundSubtitles): string =>
  words(
    language ?? 'unknown',
    isForced && 'forced',
    isDefault && 'default',
    isCaptions && 'captions',
    label !== null && `“${label}”`,
  );

/** Returns one line for each film and series in a folder with these files. */
export function shelfLines(paths: readonly string[]): string[] {
  const { films, series } = classifyFiles(paths);
  return [...films.map(filmText), ...series.map(seriesText)];
}

/** Returns every path of a shelf, once for each occurrence. */
export function shelfPaths({ films, series, passed }: ScanResult): string[] {
  const episodes = series.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes));
  const all = [...films, ...episodes];
  return [
    ...all.flatMap(({ versions }) => versions.flatMap(({ parts }) => parts)),
    ...all.flatMap(({ subtitles }) => subtitles.map(({ path }) => path)),
    ...[...all, ...series, ...series.flatMap(({ seasons }) => seasons)].map(({ nfo }) => nfo),
    ...[...films, ...series].flatMap(({ art, extras }) => [
      art.poster,
      art.backdrop,
      art.logo,
      ...extras.map(({ path }) => path),
    ]),
    ...series.flatMap(({ seasons }) => seasons.map(({ poster }) => poster)),
    ...episodes.map(({ still }) => still),
    ...passed.map(({ path }) => path),
  ].filter((path) => path !== null);
}
