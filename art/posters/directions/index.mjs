import { ACTION } from './action.mjs';
import { ADVENTURE } from './adventure.mjs';
import { CRIME } from './crime.mjs';
import { DRAMA } from './drama.mjs';
import { FAMILY } from './family.mjs';
import { HEROES } from './heroes.mjs';
import { HORROR } from './horror.mjs';
import { SCIENCE_FICTION } from './scienceFiction.mjs';
import { SERIES_OF_CRIME } from './seriesOfCrime.mjs';
import { SERIES_OF_DRAMA } from './seriesOfDrama.mjs';
import { SERIES_OF_HORROR } from './seriesOfHorror.mjs';
import { SERIES_OF_WONDER } from './seriesOfWonder.mjs';

/**
 * The directions of posters by title: the scene (family of drawings), motif, palette, key (the use of the palette),
 * face, the options of the scene, and the overlay.
 */
export const DIRECTIONS = {
  ...ACTION,
  ...ADVENTURE,
  ...CRIME,
  ...DRAMA,
  ...FAMILY,
  ...HEROES,
  ...HORROR,
  ...SCIENCE_FICTION,
  ...SERIES_OF_CRIME,
  ...SERIES_OF_DRAMA,
  ...SERIES_OF_HORROR,
  ...SERIES_OF_WONDER,
};
