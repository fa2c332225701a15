import { whenIdle } from '@/lib/idleQueue';
import { isRecord } from '@/lib/json';
import { within } from '@/lib/time';
import { readList, readTitleId } from '@/domain/title/readTitle';
import { answerDatabase } from '@/persistence/answerDatabase';
import type { KeptAnswers } from '@/persistence/keptAnswers';
import { createKeptAnswers } from '@/persistence/keptAnswers';
import type { FetchResult, JsonRequest } from '../baseQuery/fetchJson';
import { fetchWithRetry } from '../baseQuery/fetchWithRetry';
import type { Services } from '../services';
import { withAge } from '../withAge';

/** Asks TMDB, or says what it said earlier; a chunk of its own, which a first visit does without. */
export interface Keeper {
  ask: (call: JsonRequest, signal: AbortSignal) => Promise<FetchResult>;
  /** Keeps an answer for later visits, in idle time, where it is worth it. */
  keep: (call: JsonRequest, result: FetchResult) => void;
  kept: KeptAnswers;
}

/** A database that does not open is no reason to wait. */
const PATIENCE_MS = 300;

/** Whose search it was is not kept: these answers are the catalogue's and stay when a viewer signs out. */
const IS_ASKED_BY_VIEWER = /\/(search|find)\//;

/** The question as a text: all of the address but the key, and whether there is one. */
export function questionOf({ url, params = {}, headers = {} }: JsonRequest): string {
  const { api_key: key, ...others } = params;
  const access = key !== undefined ? ' key' : 'Authorization' in headers ? ' token' : '';
  // Numbers become text by themselves.
  return `${url}?${new URLSearchParams(others as Record<string, string>)}${access}`;
}

/** Asked in vain: nobody is there, or refuses, or says what is no answer. That there is no such thing is one. */
const isLost = ({ error }: FetchResult) => error && error.kind !== 'aborted' && error.status !== 404;

/** A list of more is a server's fault, and takes too long to write. */
const MAX_RECORDS = 1000;

/** An answer that has something: what is empty, or no answer at all, may be better the next time. */
function isWorthKeeping(answer: unknown): boolean {
  const has = (value: unknown) => isRecord(value) && readTitleId(value.id) !== null;
  const list = readList(answer) ?? [];
  return has(answer) || (list.length <= MAX_RECORDS && list.some(has));
}

export function makeKeeper(kept: KeptAnswers = createKeptAnswers(answerDatabase)): Keeper {
  let isSilent = false;
  const earlierAnswer = async (question: string, age?: 'any') => {
    if (isSilent) return null;
    const reading = kept.read(question, age);
    const earlier = await within(PATIENCE_MS, reading);
    if (earlier === undefined) {
      // Others wait for it again when it has answered.
      isSilent = true;
      void reading.then(() => (isSilent = false));
    }
    return earlier;
  };
  const keep: Keeper['keep'] = (call, { data: answer, fetchedAt }) => {
    if (fetchedAt !== undefined && !IS_ASKED_BY_VIEWER.test(call.url) && isWorthKeeping(answer))
      whenIdle(() => void kept.keep(questionOf(call), { answer, fetchedAt }));
  };
  return {
    kept,
    keep,
    ask: async (call, signal) => {
      const read = async (age?: 'any'): Promise<FetchResult | null> => {
        const found = IS_ASKED_BY_VIEWER.test(call.url) ? null : await earlierAnswer(questionOf(call), age);
        return found && isWorthKeeping(found.answer) ? { data: found.answer, fetchedAt: found.fetchedAt } : null;
      };
      const earlier = await read();
      if (earlier) return earlier;
      const result = await fetchWithRetry(call, signal);
      keep(call, result);
      const older = isLost(result) ? await read('any') : null;
      if (older) console.warn(`TMDB says nothing new: ${result.error?.message}`);
      return older ?? result;
    },
  };
}

/** From now on answers are read from earlier visits and kept for later ones; those that this visit has had as well. */
export function startKeeping(services: Services, keeper = makeKeeper()): Keeper {
  services.withAge = withAge;
  services.keeper = Promise.resolve(keeper);
  for (const [call, result] of services.unkept.splice(0)) keeper.keep(call, result);
  return keeper;
}
