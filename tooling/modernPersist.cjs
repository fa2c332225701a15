/** The functions that redux-persist's compiler wrote into each file for browsers without object spread. */
const HELPERS =
  /^function _?(?:ownKeys|objectSpread|defineProperty|objectWithoutProperties|objectWithoutPropertiesLoose|toConsumableArray|nonIterableSpread|iterableToArray|arrayWithoutHoles)\(.*\}$/gm;

/**
 * A webpack loader for redux-persist, which is published for the browsers of 2019: uses the language's own functions, and
 * leaves out the ways to read and merge a state that `src/persistence/persistConfig.ts` always replaces by its own. That
 * is more than a kilobyte of the first load.
 */
module.exports = (source) =>
  source
    .replace(HELPERS, '')
    .replaceAll('_objectSpread(', 'Object.assign(')
    .replaceAll('_toConsumableArray(', 'Array.from(')
    .replaceAll('_objectWithoutProperties(_ref, ["_persist"])', '(({ _persist, ...own }) => own)(_ref)')
    .replace(/^import (?:autoMergeLevel1|defaultGetStoredState) .*$/gm, '')
    .replace(
      'config.stateReconciler === undefined ? autoMergeLevel1 : config.stateReconciler',
      'config.stateReconciler',
    )
    .replace('config.getStoredState || defaultGetStoredState', 'config.getStoredState');
