import { setTimeout as wait } from 'node:timers/promises';
import { answerTo } from './answers/answerTo.mjs';
import { isWrongPage } from './answers/pageOf.mjs';
import { makeCatalogue } from './data/catalogue.mjs';
import { indexCredits } from './data/credits.mjs';
import { CONNECTIONS } from './faults/connections.mjs';
import { isOn } from './faults/counting.mjs';
import { isOf, readFaults } from './faults/readFaults.mjs';
import { INVALID_KEY, NOT_FOUND, REFUSALS } from './faults/refusals.mjs';
import { SPOILS } from './faults/spoils.mjs';
import { drawPicture } from './pictures/drawPicture.mjs';
import { readPicture } from './pictures/shapes.mjs';
import { sendKept, sendPreflight, sendRefusal, setCors } from './send.mjs';

const JSON_TYPE = 'application/json;charset=utf-8';
const WRONG_PAGE = {
  success: false,
  status_code: 22,
  status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
};

/** Returns whether the key is valid. Every key that begins with `dev` is. */
const isAllowed = (query, { authorization = '' }) =>
  /^dev/.test(query.get('api_key') ?? '') || /^Bearer dev/.test(authorization);

/** Creates a function that makes its implementation on the first call. */
function once(make) {
  let made;
  return (...args) => (made ??= make())(...args);
}

const refusal = (status, body) => ({ status, body: JSON.stringify(body) });

/**
 * Creates a handler for TMDB and its image host, below `/3` and `/t/p`. `/fault/<name>` before either path switches a
 * fault on.
 * @param latency the delay of each response, in milliseconds
 * @param today the current date as `YYYY-MM-DD`
 * @param origin the origin of the service: `http://localhost:4380`
 */
export function tmdbService({ latency, today, origin }) {
  const catalogue = makeCatalogue(today);
  const creditsOfPerson = once(() => indexCredits(catalogue));

  const answer = (path, query) =>
    answerTo(path, {
      catalogue,
      creditsOfPerson,
      query,
      language: query.get('language') ?? 'en-US',
      imageHost: `${origin}/t/p`,
    });

  /** Returns the response to a request without a fault. */
  function soundAnswer(path, query, headers) {
    if (!isAllowed(query, headers)) return { refused: refusal(401, INVALID_KEY) };
    if (isWrongPage(query)) return { refused: refusal(400, WRONG_PAGE) };
    const found = answer(path, query);
    return found === undefined ? { refused: refusal(404, NOT_FOUND) } : { found };
  }

  function firstPage(path, query) {
    const first = new URLSearchParams(query);
    first.set('page', '1');
    return query.has('page') ? answer(path, first) : undefined;
  }

  function sendJson(request, response, { path, query, faults }) {
    const { refused, found } = soundAnswer(path, query, request.headers);
    const spoilt = faults.reduce(
      (body, { name, options }) => (SPOILS[name] ? SPOILS[name](body, options, firstPage(path, query)) : body),
      found,
    );
    const body = refused?.body ?? JSON.stringify(spoilt);
    const connection = faults.find(({ name }) => CONNECTIONS[name]);
    if (connection) return CONNECTIONS[connection.name](response, connection.options, body);
    const fault = faults.find(({ name }) => REFUSALS[name]);
    if (fault) return sendRefusal(response, REFUSALS[fault.name](fault.options, body));
    if (refused) return sendRefusal(response, refused);
    return sendKept(request, response, { type: JSON_TYPE, body, maxAge: 3600 });
  }

  function sendPicture(request, response, { path, faults }) {
    const [, size, name] = /^t\/p\/(\w+)\/([\w-]+)\.(?:jpg|png|svg)$/.exec(path) ?? [];
    const picture = size && readPicture(size, name);
    const connection = faults.find((fault) => CONNECTIONS[fault.name]);
    if (connection) return CONNECTIONS[connection.name](response, connection.options, '');
    if (!picture || faults.length > 0) return sendRefusal(response, refusal(404, NOT_FOUND));
    const body = drawPicture(picture, catalogue);
    return sendKept(request, response, { type: 'image/svg+xml', body, maxAge: 31_536_000 });
  }

  return async (request, response) => {
    setCors(response);
    if (request.method === 'OPTIONS') return sendPreflight(response);
    await wait(latency);
    const { pathname, searchParams: query } = new URL(request.url, origin);
    const { faults, rest } = readFaults(pathname);
    const isPicture = rest.startsWith('/t/p/');
    const path = isPicture ? rest.slice(1) : rest.replace(/^\/3\//, '');
    const active = faults.filter((fault) => isOf(fault, path) && isOn(fault, request.url));
    const asked = { path, query, faults: active };
    return isPicture ? sendPicture(request, response, asked) : sendJson(request, response, asked);
  };
}
