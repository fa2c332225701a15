/**
 * A webpack loader for react-router: marks the making of its components as free of side effects and drops their names
 * for tools, so that those which nobody uses (forms, prefetching, what frameworks need) do not come along.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*)\.(forwardRef|memo|createContext|lazy)\(/g, ' = /* @__PURE__ */ $1.$2(');
