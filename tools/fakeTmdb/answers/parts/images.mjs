import { makeDraw } from '../../data/draw.mjs';
import { PICTURES } from '../records.mjs';

const SHAPES = {
  posters: { ratio: 0.667, width: 2000, height: 3000, most: 9, path: PICTURES.poster },
  backdrops: { ratio: 1.778, width: 3840, height: 2160, most: 12, path: PICTURES.backdrop },
};

const numbered = (path, number) => (number === 0 ? path : path.replace('.', `-${number}.`));

/**
 * Returns whether an image has a requested language. Images without text have no language. `include_image_language`
 * lists the languages, and `null` stands for none.
 */
function isWanted(code, { query, language }) {
  const wanted = query.get('include_image_language')?.split(',') ?? [language.slice(0, 2)];
  return wanted.some((name) => name.slice(0, 2) === (code ?? 'null').slice(0, 2));
}

function pictures(title, name, has, asked) {
  const { ratio, width, height, most, path } = SHAPES[name];
  const draw = makeDraw(title.kind, title.id, name);
  return Array.from({ length: has ? draw.between(1, most) : 0 }, (_, index) => ({
    aspect_ratio: ratio,
    height,
    iso_639_1: draw.pick(name === 'posters' ? ['en', 'en', 'de', null] : [null, null, 'en']),
    file_path: numbered(path(title), index),
    vote_average: draw.between(4000, 5600) / 1000,
    vote_count: draw.below(40),
    width,
  })).filter(({ iso_639_1: code }) => isWanted(code, asked));
}

export const imagesPart = (title, asked) => ({
  backdrops: pictures(title, 'backdrops', title.hasBackdrop, asked),
  logos: [],
  posters: pictures(title, 'posters', title.hasPoster, asked),
});
