const { browserslist } = require('../package.json');

/** The names of browsers. Edge has the same versions as Chrome. Safari is the same on every Apple device. */
const NAMES = { chrome: 'Chrome or Edge', firefox: 'Firefox', safari: 'Safari' };

const oldestOf = (browser) => browserslist.find((query) => query.startsWith(`${browser} `)).replace(/\D+/, '');

/** The oldest supported browsers as a text. */
exports.BROWSERS = Object.entries(NAMES)
  .map(([browser, name]) => `${name} ${oldestOf(browser)}`)
  .join(', ');
