import { TAU } from '../lib/geometry.mjs';

/** The distance that the nearest layer travels, in units of the drawing, and the zoom of the camera. */
const DRIFT = { across: 30, up: 9, zoom: 0.03 };

/**
 * Returns the window of the camera on a layer at phase t: its left and top edge and its size, in units of the drawing.
 * The camera moves along an ellipse at constant speed, and begins and ends with the framing of the still. The depth of
 * a layer scales its movement.
 */
export function windowOf(v, depth, t) {
  const round = (1 - Math.cos(TAU * t)) / 2;
  const zoom = 1 + DRIFT.zoom * depth * round;
  const [dx, dy] = [DRIFT.across * depth * Math.sin(TAU * t), DRIFT.up * depth * round];
  return {
    x: v.fx - (v.fx + dx) / zoom,
    y: v.fy - (v.fy + dy) / zoom,
    w: v.w / zoom,
    h: v.h / zoom,
  };
}
