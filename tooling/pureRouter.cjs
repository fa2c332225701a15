/**
 * A webpack loader for react-router: marks the making of its components as free of side effects and drops their names
 * for tools, so that those which nobody uses (forms, prefetching, what frameworks need) do not come along. What it warns
 * of is for developers. It looks two hooks up by their names in case an older React lacks them; without that, webpack
 * need not build an object of everything that React exports.
 */
module.exports = function pureRouter(source) {
  const pure = source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*)\.(forwardRef|memo|createContext|lazy)\(/g, ' = /* @__PURE__ */ $1.$2(')
    .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
    .replace(/\b(React\d*)\[REACT_USE\]/g, '$1.use');
  return this.mode === 'production' ? pure.replace(/^( *)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2') : pure;
};
