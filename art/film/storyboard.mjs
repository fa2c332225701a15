import { glide } from './ease.mjs';
import { FILM } from './film.mjs';
import { credits } from './shots/credits.mjs';
import { blown, forty, home } from './shots/harbour.mjs';
import { climbing } from './shots/climbing.mjs';
import { lighting } from './shots/lighting.mjs';
import { raising } from './shots/raising.mjs';
import { moonOut } from './shots/moonOut.mjs';
import { opening } from './shots/opening.mjs';
import { found, lost } from './shots/sea.mjs';
import { round, wind } from './shots/street.mjs';

/** The shots in their order, in seconds. Two shots that overlap dissolve into each other. */
export const SHOTS = [
  { name: 'opening', start: 0, end: 8.4, set: opening },
  { name: 'round', start: 7.4, end: 16.4, set: round },
  { name: 'forty', start: 15.6, end: 24.4, set: forty },
  { name: 'wind', start: 23.6, end: 28.2, set: wind },
  { name: 'blown', start: 27.8, end: 32, set: blown },
  { name: 'moon out', start: 31.4, end: 38.8, set: moonOut },
  { name: 'lost', start: 37.8, end: 46.6, set: lost },
  { name: 'raising', start: 45.8, end: 50.4, set: raising },
  { name: 'climbing', start: 49.8, end: 58.4, set: climbing },
  { name: 'lighting', start: 57.6, end: 64.8, set: lighting },
  { name: 'found', start: 64, end: 70.4, set: found },
  { name: 'home', start: 69.6, end: 76.6, set: home },
  { name: 'credits', start: 75.6, end: FILM.seconds, set: credits },
];

/** Returns the brightness of the whole image. The film fades in from black, and out to black. */
export const lightAt = (T) => glide(T, 0, 0.5) * (1 - glide(T, 82, 83.6));

/** The part that a viewer may skip, and the time from which the next video may be offered. */
export const INTRO = { start: 0.5, end: 8 };
export const CREDITS = 76.5;

export const CHAPTERS = [
  { start: 0, title: 'A match' },
  { start: 8, title: 'Forty lamps' },
  { start: 24, title: 'The wind' },
  { start: 38, title: 'No way home' },
  { start: 46, title: 'The long ladder' },
  { start: 64, title: 'Forty-one' },
];
