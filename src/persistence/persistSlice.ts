import type { Reducer } from '@reduxjs/toolkit';
import type { PersistConfig } from 'redux-persist';
import { PERSIST, persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/**
 * Wraps `persistReducer` of redux-persist so that the storage is read once for each store. Redux DevTools replay past
 * actions if one of them is skipped or a history is imported. A replayed `PERSIST` must not read the storage:
 * the history already contains the `REHYDRATE` of the first read, and a second one would undo what the developer has
 * skipped. A `PERSIST` action has the function `rehydrate`. An imported history has lost its functions, so an action
 * without it comes from an import.
 */
export function persistSlice<S>(config: PersistConfig<S>, reducer: Reducer<S>) {
  const persisted = persistReducer<S>(config, reducer);
  let isRead = false;
  const persistedOnce: typeof persisted = (before, action) => {
    // redux-persist starts with an empty object if `PERSIST` is the first action of a slice.
    const state = before ?? persisted(undefined, { type: 'init' });
    if (action.type !== PERSIST) return persisted(state, action);
    if (!isRead && 'rehydrate' in action) {
      isRead = true;
      return persisted(state, action);
    }
    // Before the read, the slice has no `_persist` field.
    const { _persist, ...own } = state as S & Partial<PersistPartial>;
    return { ...reducer(own as S, action), _persist: _persist ?? { version: config.version ?? -1, rehydrated: false } };
  };
  return persistedOnce;
}
