import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { AnswerStore } from './keptAnswers';
import { KEY_PREFIX } from './storedKeys';

const database = createStore(`${KEY_PREFIX}answers`, 'answers');

/** The browser's own database. Where there is none, asking for it throws at once: then it rejects like any other failure. */
export const answerDatabase: AnswerStore = {
  keys: async () => keys(database),
  get: async (key) => get<unknown>(key, database),
  set: async (key, text) => set(key, text, database),
  deleteAll: async (gone) => {
    await delMany([...gone], database);
  },
};
