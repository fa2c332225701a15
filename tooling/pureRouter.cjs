/** Matches the parameter that only a data router passes. */
const DATA_ROUTER = /^(function (?:useRoutesImpl|_renderMatches)\(.*), dataRouterOpts\) \{$/gm;

/**
 * A webpack loader for react-router. It removes three things from the first load:
 * - Components that the app does not use (forms, prefetching, framework support). The loader marks their creation as
 *   free of side effects and removes their display names, so that webpack drops them.
 * - The error boundaries and fallbacks of routes, which only a data router (`createBrowserRouter`) has. The app has none.
 * - Warnings for developers in production.
 *
 * It also replaces the lookup of two React hooks by name, which exists for older versions of React, so that webpack need
 * not keep all exports of React.
 */
module.exports = function pureRouter(source) {
  const pure = source
    .replace(DATA_ROUTER, '$1) {\n  const dataRouterOpts = null;')
    .replace(/\bReact\d*\.useContext\(DataRouterContext\)/g, 'null')
    .replace(/let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/g, 'const isDataRoute = false;')
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(/ = (React\d*)\.(forwardRef|memo|createContext|lazy)\(/g, ' = /* @__PURE__ */ $1.$2(')
    .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
    .replace(/\b(React\d*)\[REACT_USE\]/g, '$1.use');
  return this.mode === 'production' ? pure.replace(/^( *)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2') : pure;
};
