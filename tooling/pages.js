const texts = require('../src/contracts/pageTexts.json');
const { description, fixed, withId } = require('../src/contracts/routes.json');

/** Returns a text with the product's name, which the boot script and deploy/apply.cjs replace. */
const withName = (text) => text.replace('{name}', 'Kinora');
exports.withName = withName;

/** Returns the texts that the page itself contains, by their ids, in English. */
exports.englishPageTexts = () =>
  Object.fromEntries(Object.entries({ ...texts.booted, ...texts.fixed }).map(([id, text]) => [id, withName(text)]));

/** The texts that the boot script translates: the titles of pages, and the texts of index.html that it shows. */
exports.BOOTED_TEXTS = [...fixed.map(({ title }) => title), ...Object.values(texts.booted)];

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
