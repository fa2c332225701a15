import { makeDraw } from './draw.mjs';

const words = (text) => text.split(' ');

export const ADJECTIVES = words(
  'Silent Crimson Broken Golden Hidden Lost Bright Hollow Glass Burning Distant Electric Forgotten Gentle Heavy Invisible ' +
    'Lonely Midnight Northern Ordinary Patient Quiet Restless Scarlet Tender Unlikely Velvet Wandering Young Bitter Clever ' +
    'Borrowed Frozen Careful Second Secret Stubborn Sudden Sunken Upside-Down',
);

const PEOPLE = [
  'a reluctant courier',
  'a retired clockmaker',
  'the elder of two sisters',
  'an apprentice mapmaker',
  'a night-shift radio host',
  'a disgraced chess champion',
  'the youngest judge of the province',
  'a travelling projectionist',
  'an orchestra without a conductor',
  'a botanist who fears the dark',
  'the youngest of three brothers',
  'the keeper of a lighthouse',
];
const EVENTS = [
  'inherits an empty observatory',
  'finds a letter that nobody wrote',
  'is asked to guard a sleeping town',
  'must cross the old border before the harbour freezes',
  'discovers that every light in town answers to somebody else',
  'wakes up a day earlier than everybody',
  'chases a vanished film through three countries',
  'bets the farm on a song',
  'is mistaken for a heroine of the revolution',
  'opens the door that was painted on the wall',
];
const TURNS = [
  'What looks like luck has a price.',
  'Soon nobody can tell who is telling the story.',
  'But the river remembers.',
  'It takes one winter to learn the truth, and another to believe it.',
  'Somebody has been watching from the other shore.',
  'And there is still the matter of the dog.',
  '',
];

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns one to four sentences. */
export function plot(draw) {
  const sentences = Array.from({ length: draw.between(1, 3) }, () => `${draw.pick(PEOPLE)} ${draw.pick(EVENTS)}.`);
  return [...sentences.map(capitalised), draw.pick(TURNS)].join(' ').trim();
}

const TAGLINES = [
  'Nobody leaves the {noun}.',
  'Some doors stay {adjective}.',
  'The {noun} is listening.',
  'One {noun}. Two truths.',
  '{adjective} things come to those who wait.',
];

const SYLLABLES = words(
  'ba be bo dra del dor fen fi gal gor ha hel il ka kel ko la lin lo mar mel mi nar no nel or pa pel ra ren ri sa sel so ta tel ' +
    'ti tor u va vel vo wen ya yel za zo',
);
const ENDINGS = words('n ra s vik lle nd ka m ro sh t lo ne dén ó ë');

/** Returns an invented name of one word. */
export const inventedName = (draw, syllables = draw.between(1, 2)) =>
  capitalised(
    Array.from({ length: syllables }, () => draw.pick(SYLLABLES)).join('') + draw.pick(SYLLABLES) + draw.pick(ENDINGS),
  );

const PLACE_ENDINGS = words('port ham field wick burg stad haven mere');
const placesDraw = makeDraw('places');
export const PLACES = Array.from({ length: 60 }, () => inventedName(placesDraw, 1) + placesDraw.pick(PLACE_ENDINGS));

const KINDS_OF_BLANK = { adjective: () => ADJECTIVES, place: () => PLACES, number: () => [7, 12, 21, 1984, 2049] };

/** Fills the blanks of a pattern: `The {noun} of {place}`. */
export const fill = (pattern, draw, nouns) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, blank) => draw.pick(KINDS_OF_BLANK[blank]?.() ?? nouns));

export const tagline = (draw, nouns) => capitalised(fill(draw.pick(TAGLINES), draw, nouns).toLowerCase());
