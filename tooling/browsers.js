const { browserslist } = require('../package.json');

/** As people know them; Edge comes with Chrome, and Safari is the same on every device of its maker's. */
const NAMES = { chrome: 'Chrome or Edge', firefox: 'Firefox', safari: 'Safari' };

const oldestOf = (browser) => browserslist.find((query) => query.startsWith(`${browser} `)).replace(/\D+/, '');

/** The oldest browsers that the build is for, in words. */
exports.BROWSERS = Object.entries(NAMES)
  .map(([browser, name]) => `${name} ${oldestOf(browser)}`)
  .join(', ');
