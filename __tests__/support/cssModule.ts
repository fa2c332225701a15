/** CSS Modules in tests: every class is its own name. */
const classes = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });

module.exports = classes;
