/**
 * A webpack loader for react-router. Marks the creation of components as free of side effects and removes their display
 * names, so that webpack drops unused components (forms, prefetching, framework support). Drops warnings for developers
 * in production. Replaces the lookup of two React hooks by name, which exists for older versions of React, so that
 * webpack need not keep all exports of React.
 */
module.exports = function pureRouter(source) {
  const pure = source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*)\.(forwardRef|memo|createContext|lazy)\(/g, ' = /* @__PURE__ */ $1.$2(')
    .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
    .replace(/\b(React\d*)\[REACT_USE\]/g, '$1.use');
  return this.mode === 'production' ? pure.replace(/^( *)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2') : pure;
};
