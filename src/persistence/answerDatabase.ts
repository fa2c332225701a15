import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { AnswerStore } from './keptAnswers';
import { ownKey } from './storedKeys';
import { ANSWERS_NAME } from './storedNames';

const database = createStore(ownKey(ANSWERS_NAME), 'answers');

/** The browser's own database. Where there is none, asking for it throws at once: then it rejects like any other failure. */
export const answerDatabase: AnswerStore = {
  keys: async () => keys(database),
  get: async (key) => get<unknown>(key, database),
  set: async (key, text) => set(key, text, database),
  deleteAll: async (gone) => {
    await delMany([...gone], database);
  },
};
