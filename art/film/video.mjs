import { FILM_SIZES } from '../budgets.mjs';
import { TRACKS } from './captions.mjs';
import { FILM } from './film.mjs';
import { CHAPTERS, CREDITS, INTRO } from './storyboard.mjs';

const at = (file) => `art/films/${FILM.name}/${file}`;

/** Returns the `video` of the film's record, which the app plays. */
export const video = () => ({
  sources: FILM_SIZES.map(({ height }) => ({ src: at(`${height}.mp4`), type: 'video/mp4', height })),
  subtitles: TRACKS.map(({ language, label, kind }, i) => ({
    src: at(`${language}.vtt`),
    srclang: language,
    label,
    kind,
    ...(i === 0 && { default: true }),
  })),
  chapters: CHAPTERS,
  previews: at('previews.vtt'),
  duration: FILM.seconds,
  intro: INTRO,
  credits: CREDITS,
});
