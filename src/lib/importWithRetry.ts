import { delay } from './time';

const RETRY_AFTER_MS = 400;

/** Imports a chunk, with one retry, because a lost connection is often back shortly after. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await delay(RETRY_AFTER_MS);
    return load();
  }
}
