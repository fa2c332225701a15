import { createRandom } from '../lib/random.mjs';
import { createFrame, develop, dissolve, lay } from './compose.mjs';
import { FILM, VIEW } from './film.mjs';
import { rasterise } from './raster.mjs';
import { lightAt, SHOTS } from './storyboard.mjs';

/** The number of pixels of a drawing for each pixel of the frame. The camera may come nearer. */
const OVERSAMPLE = 1.2;

/**
 * Returns the matrix from the pixels of an image to those of the frame. It uses the first pixel of the image, its
 * scale, and the position of the layer.
 */
function matrixOf({ box, scale }, { x = 0, y = 0, k = 1, turn = 0, flip = false }, camera, depth, size) {
  const zoom = 1 + (camera.zoom - 1) * Math.min(1, depth);
  const s = size * zoom;
  const [left, top] = [camera.x * depth, camera.y * depth];
  const [cos, sin] = [Math.cos(turn) * k, Math.sin(turn) * k];
  const side = flip ? -1 : 1;
  // The units of the drawing are turned and scaled, moved to (x, y), and then seen through the camera.
  const e = (box.x * side * cos - box.y * sin + x - left - VIEW.cx) * s + VIEW.cx * size;
  const f = (box.x * side * sin + box.y * cos + y - top - VIEW.cy) * s + VIEW.cy * size;
  return [(side * cos * s) / scale, (side * sin * s) / scale, (-sin * s) / scale, (cos * s) / scale, e, f];
}

/**
 * Opens the stage at a width of `width` pixels. Returns a function from the film's second to RGB bytes. Drawings that
 * many frames share are rasterized once, while their shot lasts.
 */
export function openStage(width = FILM.width) {
  const size = width / VIEW.w;
  const height = Math.round((width * 9) / 16);
  const sets = new Map();

  const setOf = (shot) => {
    if (!sets.has(shot.name)) {
      const { camera, layers } = shot.set(createRandom(`film ${shot.name}`), shot);
      sets.set(shot.name, { camera, layers, kept: new Map() });
    }
    return sets.get(shot.name);
  };

  async function pictureOf(kept, layer, T) {
    const isDrawnAnew = typeof layer.art === 'function';
    const art = isDrawnAnew ? layer.art(T) : layer.art;
    if (!art) return undefined;
    const known = kept.get(layer);
    if (known?.art === art) return known.picture;
    const picture = await rasterise(art, layer.box, size * (layer.detail ?? OVERSAMPLE));
    kept.set(layer, { art, picture });
    return picture;
  }

  async function shoot(shot, T) {
    const { camera, layers, kept } = setOf(shot);
    const frame = createFrame(width, height);
    const seen = { x: 0, y: 0, zoom: 1, ...camera(T) };
    for (const layer of layers) {
      const { depth = 1, blend, move, gain } = layer;
      const strength = gain ? gain(T) : 1;
      if (strength <= 0.002) continue;
      const picture = await pictureOf(kept, layer, T);
      if (!picture) continue;
      // One drawing may have many positions.
      for (const place of [move ? move(T) : {}].flat()) {
        const matrix = matrixOf(picture, place, seen, depth, size);
        lay(frame, picture, matrix, { blend, gain: strength * (place.gain ?? 1) });
      }
    }
    return frame;
  }

  return async (T) => {
    const now = SHOTS.filter(({ start, end }) => T >= start && T < end);
    for (const name of [...sets.keys()]) if (!now.some((shot) => shot.name === name)) sets.delete(name);
    const frame = await shoot(now[0], T);
    if (now[1]) dissolve(frame, await shoot(now[1], T), (T - now[1].start) / (now[0].end - now[1].start));
    return develop(frame, lightAt(T));
  };
}
