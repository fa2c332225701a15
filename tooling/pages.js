const { fixed, withId } = require('../src/firstPaint/pages.json');

/** Every route with a fixed address but home's. */
exports.PAGES = fixed;

/** The first part of the addresses that end with an id. */
exports.ROUTES_WITH_ID = withId;

/** What an address ends with that the app knows: a regular expression's alternatives. */
exports.ROUTES = [...fixed.map(({ path }) => path), `(?:${withId.join('|')})/[^/]+`].join('|');
