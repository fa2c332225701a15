import { BRAND } from '../brand/drawings.mjs';
import { clipSource } from '../clips/clipSource.mjs';
import { FILM } from '../film/film.mjs';
import { filmSource } from '../film/filmSource.mjs';
import { heroSvg } from '../hero/heroSvg.mjs';
import { SLIDES } from '../hero/slides.mjs';
import { VIEWS } from '../hero/views.mjs';
import { readCatalogue } from '../lib/catalogue.mjs';
import { letteringSvg } from '../posters/letteringSvg.mjs';
import { posterSvg } from '../posters/posterSvg.mjs';
import { STUDIOS } from '../studios/studios.mjs';
import { studioSvg } from '../studios/studioSvg.mjs';

/**
 * Returns every drawing: {name, step, id, draw}. `step` is the step of the generator that encodes it, `id` the id by
 * which --ids of that step selects it (without one, always), `draw` returns its source as text.
 */
export const allDrawings = async () => [
  ...(await readCatalogue()).flatMap((record) => [
    { name: `poster ${record.id}`, step: 'posters', id: String(record.id), draw: () => posterSvg(record) },
    { name: `lettering ${record.id}`, step: 'letterings', id: String(record.id), draw: () => letteringSvg(record) },
  ]),
  ...SLIDES.flatMap((slide) =>
    Object.keys(VIEWS).map((view) => ({
      name: `hero ${slide.slug} ${view}`,
      step: 'hero',
      id: slide.slug,
      draw: () => heroSvg(slide, view),
    })),
  ),
  ...SLIDES.map((slide) => ({
    name: `clip ${slide.slug}`,
    step: 'clips',
    id: slide.slug,
    draw: () => clipSource(slide),
  })),
  { name: `film ${FILM.name}`, step: 'film', draw: filmSource },
  ...STUDIOS.map((studio) => ({
    name: `studio ${studio.slug}`,
    step: 'studios',
    id: studio.slug,
    draw: () => studioSvg(studio),
  })),
  ...Object.entries(BRAND).map(([name, draw]) => ({ name: `brand ${name}`, step: 'brand', draw })),
];
