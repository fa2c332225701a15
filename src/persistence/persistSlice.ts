import type { Reducer } from '@reduxjs/toolkit';
import type { PersistConfig } from 'redux-persist';
import { PERSIST, persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/**
 * redux-persist's `persistReducer`, whose storage is read once for each store. Redux DevTools run past actions again when
 * one of them is skipped or a history is imported. `PERSIST` is then no order to read: the state that was read follows in
 * the history, and a second reading would undo what the developer has skipped. Imported actions have no functions.
 */
export function persistSlice<S>(config: PersistConfig<S>, reducer: Reducer<S>) {
  const persisted = persistReducer<S>(config, reducer);
  let isRead = false;
  const persistedOnce: typeof persisted = (before, action) => {
    // redux-persist begins with an empty object where `PERSIST` is a slice's first action.
    const state = before ?? persisted(undefined, { type: 'init' });
    if (action.type !== PERSIST) return persisted(state, action);
    if (!isRead && 'rehydrate' in action) {
      isRead = true;
      return persisted(state, action);
    }
    // A slice that was not read has no such field yet.
    const { _persist, ...own } = state as S & Partial<PersistPartial>;
    return { ...reducer(own as S, action), _persist: _persist ?? { version: config.version ?? -1, rehydrated: false } };
  };
  return persistedOnce;
}
