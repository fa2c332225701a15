import { TAU } from '../lib/geometry.mjs';

/** How far the nearest layer travels, in units of the drawing, and how much nearer the camera comes. */
const DRIFT = { across: 30, up: 9, zoom: 0.03 };

/**
 * What the camera sees of a layer at phase t: the left and top edge and the size of its window on the
 * drawing. An ellipse, passed at even speed, that begins and ends with the still's own framing; a layer
 * follows by its depth.
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
