const PAGES = [
  { trial: 'landing', floor: 'static floor', ofFloor: 1.25 },
  { trial: 'home', floor: 'spa floor', ofFloor: 1 },
  { trial: 'home, TMDB', floor: 'spa floor', ofFloor: 1 },
  { trial: 'detail', floor: 'spa floor', ofFloor: 1.25 },
  { trial: 'movies', floor: 'list floor', ofFloor: 1 },
  { trial: 'movies, TMDB', floor: 'list floor', ofFloor: 1 },
];

const pageLines = ({ trial, floor, ofFloor }) => [
  { trial, figure: 'largestPaint', says: 'LCP', unit: 'ms', floor, limit: ofFloor },
  { trial, figure: 'blocking', says: 'TBT', unit: 'ms', limit: 100 },
  { trial, figure: 'layoutShift', says: 'layout shift', unit: '', limit: 0 },
  { trial, figure: 'scripts', says: 'JavaScript', unit: 'kB', limit: 130 },
];

/** Compares the time from navigation to an interactive app with the time in which a floor page paints. */
const interactiveLine = (trial, limit) => ({
  ...{ trial, figure: 'interactive', says: 'interactive', unit: 'ms' },
  ...{ floor: 'spa floor', floorFigure: 'largestPaint', limit },
});

/** The same page in English is the floor. */
const languageLines = (trial, floor) => [
  { trial, figure: 'contentfulPaint', says: 'first paint', unit: 'ms', floor, limit: 1.05 },
  { trial, figure: 'layoutShift', says: 'layout shift', unit: '', limit: 0 },
];

const SCROLLING = 'scrolling movies, TMDB';
const OWN = 'search, 10,000 own titles';
const CARDS = '10,000 cards, TMDB';

/** The budget: figures of trials and their limits. With a floor, the limit is a multiple of the floor's figure. */
export const LINES = [
  ...PAGES.flatMap(pageLines),
  ...['landing', 'home', 'movies', 'detail'].map((trial) => interactiveLine(trial, 1.5)),
  interactiveLine('home, second visit', 0.7),
  { trial: 'home, second visit', figure: 'largestPaint', says: 'LCP', unit: 'ms', limit: 700 },
  ...['landing', 'home'].flatMap((page) =>
    ['stored German', 'site in Arabic'].flatMap((language) => languageLines(`${page}, ${language}`, page)),
  ),
  { trial: SCROLLING, figure: 'longTasks', says: 'long tasks', unit: '', limit: 0 },
  { trial: SCROLLING, figure: 'lateFrames', says: 'frames over 50 ms', unit: '', limit: 5 },
  { trial: SCROLLING, figure: 'layoutShift', says: 'layout shift', unit: '', limit: 0 },
  { trial: 'search', figure: 'results', says: 'last key to results', unit: 'ms', limit: 350 },
  { trial: 'search', figure: 'interaction', says: 'INP', unit: 'ms', limit: 50 },
  { trial: 'search, TMDB', figure: 'results', says: 'last key to results', unit: 'ms', limit: 430 },
  { trial: 'search, TMDB', figure: 'interaction', says: 'INP', unit: 'ms', limit: 50 },
  { trial: OWN, figure: 'results', says: 'last key to results', unit: 'ms', limit: 430 },
  { trial: OWN, figure: 'longTasks', says: 'long tasks', unit: '', limit: 0 },
  // Both catalogues have the same results. The difference is the time for searching ten thousand titles.
  {
    trial: OWN,
    figure: 'workPerKey',
    says: 'CPU time per key',
    unit: 'ms',
    floor: 'search, few own titles',
    limit: 1.25,
  },
  ...['opening a card', 'opening a card by touch'].flatMap((trial) => [
    { trial, figure: 'title', says: 'press to title', unit: 'ms', limit: 120 },
    { trial, figure: 'page', says: 'press to interactive page', unit: 'ms', limit: 350 },
  ]),
  { trial: 'opening a card', figure: 'interaction', says: 'INP', unit: 'ms', limit: 50 },
  ...['arrow keys on home', 'arrow keys in 10,000 titles'].map((trial) => ({
    ...{ trial, figure: 'typicalMove', says: 'key to moved focus' },
    ...{ unit: 'ms', limit: 17 },
  })),
  { trial: CARDS, figure: 'elements', says: 'elements', unit: '', limit: 1500 },
  { trial: CARDS, figure: 'heap', says: 'heap', unit: 'MB', limit: 20 },
  { trial: CARDS, figure: 'growth', says: 'cost of the last 1,000 relative to the second', unit: 'x', limit: 1.25 },
];
