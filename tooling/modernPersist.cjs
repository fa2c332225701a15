/** Helper functions in each file of redux-persist, compiled for browsers without object spread. */
const HELPERS =
  /^function _?(?:ownKeys|objectSpread|defineProperty|objectWithoutProperties|objectWithoutPropertiesLoose|toConsumableArray|nonIterableSpread|iterableToArray|arrayWithoutHoles)\(.*\}$/gm;

/**
 * A webpack loader for redux-persist, which is published for browsers of 2019. Uses native functions instead of
 * helpers. Removes the default functions for reading and merging a state, because `src/persistence/persistConfig.ts`
 * always provides its own. This saves more than a kilobyte of the first load.
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
