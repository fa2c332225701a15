import { makeDraw } from '../../data/draw.mjs';
import { languageOf } from '../../data/languages.mjs';

/** The trailer of an open film, which may be played. */
const PLAYABLE = 'eRsGyueVLvQ';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TYPES = ['Trailer', 'Trailer', 'Teaser', 'Clip', 'Featurette', 'Behind the Scenes', 'Bloopers'];

/**
 * Returns the languages of the videos to include: those of `include_video_language`, or the language of the request.
 */
const wantedLanguages = ({ query, language }) =>
  (query.get('include_video_language') ?? language).split(',').map((code) => code.slice(0, 2));

export function videosPart(title, asked) {
  const draw = makeDraw(title.kind, title.id, 'videos');
  const count = draw.isSo(0.15) ? 0 : draw.between(1, 7);
  const languages = wantedLanguages(asked);
  const videos = Array.from({ length: count }, (_, index) => {
    const type = draw.pick(TYPES);
    const code = draw.isSo(0.8) ? 'en' : draw.pick(['de', 'fr', title.language]);
    return {
      iso_639_1: code,
      iso_3166_1: languageOf(code).country,
      name: `${draw.isSo(0.5) ? 'Official ' : ''}${type}${index > 0 ? ` ${index + 1}` : ''}`,
      key: index === 0 ? PLAYABLE : Array.from({ length: 11 }, () => draw.pick(SIGNS)).join(''),
      site: draw.isSo(0.93) ? 'YouTube' : 'Vimeo',
      size: draw.pick([720, 1080, 2160]),
      type,
      official: draw.isSo(0.7),
      published_at: `${title.date || '2020-01-01'}T17:00:00.000Z`,
      id: draw.hexId(),
    };
  });
  return { results: videos.filter((video) => languages.includes(video.iso_639_1)) };
}
