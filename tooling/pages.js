const { description, fixed, withId } = require('../src/contracts/routes.json');

/** The description of the home page, for search engines and chats. */
exports.DESCRIPTION = description;

/** Every route with a fixed address, except Home. */
exports.PAGES = fixed;

/**
 * The first segments of routes that end with an id. Routes below one of them contain `*` for an id and begin with the
 * same segment.
 */
exports.ROUTES_WITH_ID = withId.filter((route) => !route.includes('*'));

const ANY_ID = '[^/]+';

/** The ends of all known addresses, as alternatives of a regular expression. */
exports.ROUTES = [
  ...fixed.map(({ path }) => path),
  `(?:${withId.map((route) => route.replace('*', ANY_ID)).join('|')})/${ANY_ID}`,
].join('|');

/** The chunk of each page that has a first screen of its own. */
exports.PAGE_CHUNKS = require('../src/contracts/screens.json');
