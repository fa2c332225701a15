/**
 * A webpack loader for react-router: marks the making of its components as free of side effects and drops their names
 * for tools, so that those which nobody uses (forms, prefetching, what frameworks need) do not come along. What it warns
 * of is for developers.
 */
module.exports = function pureRouter(source) {
  const pure = source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*)\.(forwardRef|memo|createContext|lazy)\(/g, ' = /* @__PURE__ */ $1.$2(');
  return this.mode === 'production' ? pure.replace(/^( *)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2') : pure;
};
