import { arrowKeys } from './measure/arrowKeys.mjs';
import { grow } from './measure/grow.mjs';
import { load } from './measure/load.mjs';
import { loadAgain } from './measure/loadAgain.mjs';
import { openCard } from './measure/openCard.mjs';
import { scroll } from './measure/scroll.mjs';
import { search } from './measure/search.mjs';
import { SEARCHED } from './service/ownLists.mjs';

const signedIn = { isSignedIn: true, origin: 'samples' };
const tmdb = { isSignedIn: true, origin: 'tmdb' };
/** A measurement that starts after the load needs no slow network. */
const fastLine = { network: null };

/** Arrow keys move the focus on a slow computer or television. */
const desktop = { ...fastLine, cpu: 4, viewport: { width: 1440, height: 900 } };

const ownSearch = { ...signedIn, ...fastLine, measure: search(SEARCHED), path: '/kinora/search' };

/** All measurements, by the names that `lines.mjs` uses. */
export const TRIALS = {
  'static floor': { measure: load, origin: 'tmdb', path: '/floor/static.html' },
  'spa floor': { measure: load, origin: 'tmdb', path: '/floor/spa.html' },
  'list floor': { measure: load, origin: 'tmdb', path: '/floor/list.html' },
  landing: { measure: load, origin: 'samples', path: '/kinora/' },
  home: { ...signedIn, measure: load, path: '/kinora/' },
  'home, TMDB': { ...tmdb, measure: load, path: '/kinora/' },
  'home, second visit': { ...signedIn, measure: loadAgain, path: '/kinora/' },
  'landing, stored German': { measure: load, origin: 'samples', path: '/kinora/', language: 'de' },
  'home, stored German': { ...signedIn, measure: load, path: '/kinora/', language: 'de' },
  'landing, site in Arabic': { measure: load, origin: 'arabic', path: '/kinora/' },
  'home, site in Arabic': { ...signedIn, measure: load, origin: 'arabic', path: '/kinora/' },
  detail: { ...signedIn, measure: load, path: '/kinora/movie/1001' },
  movies: { ...signedIn, measure: load, path: '/kinora/movies' },
  'movies, TMDB': { ...tmdb, measure: load, path: '/kinora/movies' },
  'scrolling movies, TMDB': { ...tmdb, ...fastLine, measure: scroll, path: '/kinora/movies' },
  search: { ...signedIn, ...fastLine, measure: search('exorcist'), path: '/kinora/search' },
  'search, TMDB': { ...tmdb, ...fastLine, measure: search(SEARCHED), path: '/kinora/search' },
  'search, few own titles': { ...ownSearch, origin: 'fewOwn' },
  'search, 10,000 own titles': { ...ownSearch, origin: 'own' },
  'opening a card': { ...signedIn, ...fastLine, measure: openCard('mouse'), path: '/kinora/' },
  'opening a card by touch': { ...signedIn, ...fastLine, measure: openCard('touch'), path: '/kinora/' },
  'arrow keys on home': { ...signedIn, ...desktop, measure: arrowKeys(12), path: '/kinora/' },
  'arrow keys in 10,000 titles': {
    ...signedIn,
    ...desktop,
    origin: 'own',
    measure: arrowKeys(3),
    path: '/kinora/movies',
  },
  '10,000 cards, TMDB': { ...tmdb, ...fastLine, cpu: 1, measure: grow, path: '/kinora/movies' },
};
