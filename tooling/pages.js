const { description, fixed, withId } = require('../src/boot/routes.json');

/** The description of the home page, for search engines and chats. */
exports.DESCRIPTION = description;

/** Every route with a fixed address but home's. */
exports.PAGES = fixed;

/** The first part of the addresses that end with an id; what lies below one of them (`*` is an id) begins like it. */
exports.ROUTES_WITH_ID = withId.filter((route) => !route.includes('*'));

const ANY_ID = '[^/]+';

/** What an address ends with that the app knows: a regular expression's alternatives. */
exports.ROUTES = [
  ...fixed.map(({ path }) => path),
  `(?:${withId.map((route) => route.replace('*', ANY_ID)).join('|')})/${ANY_ID}`,
].join('|');

/** The chunk of each page that begins with a screen of its own. */
exports.PAGE_CHUNKS = require('../src/boot/screens.json');
