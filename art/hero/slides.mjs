import { avengers } from './avengers.mjs';
import { gameOfThrones } from './gameOfThrones.mjs';
import { interstellar } from './interstellar.mjs';
import { moneyHeist } from './moneyHeist.mjs';
import { theBoys } from './theBoys.mjs';

/** The five hero slides: the name of their files, and the function that draws them. */
export const SLIDES = [
  { slug: 'the-boys', draw: theBoys },
  { slug: 'money-heist', draw: moneyHeist },
  { slug: 'game-of-thrones', draw: gameOfThrones },
  { slug: 'interstellar', draw: interstellar },
  { slug: 'avengers', draw: avengers },
];
