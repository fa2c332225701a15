import { addDays } from '../data/days.mjs';

const json = (status, body, headers = {}) => ({ status, headers, body: JSON.stringify(body) });

const html = (status, body) => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, body });

export const INVALID_KEY = {
  status_message: 'Invalid API key: You must be granted a valid key.',
  success: false,
  status_code: 7,
};
export const NOT_FOUND = {
  success: false,
  status_message: 'The resource you requested could not be found.',
  status_code: 34,
};

const SUSPENDED = { success: false, status_code: 14, status_message: 'Authentication failed.' };
const TOO_MANY = { success: false, status_code: 25, status_message: 'Your request count is over the allowed limit.' };
const BROKEN = { success: false, status_code: 11, status_message: 'Internal error: Something went wrong.' };

const RETRY_AFTER = {
  date: () => new Date(Date.now() + 2000).toUTCString(),
  far: () => '99999',
  junk: () => 'soon, maybe',
  past: () => `${addDays(new Date().toISOString().slice(0, 10), -1)}`,
};

const wholePage = '<!doctype html><html lang="en"><title>Some page</title><h1>Some page</h1></html>';

/** Response bodies that are not a valid list. */
const BODIES = {
  truncated: (body) => body.slice(0, Math.floor(body.length / 2)),
  malformed: () => "{results: ['no', 'JSON',]}",
  bom: (body) => `\uFEFF${body}`,
  empty: () => '',
  null: () => 'null',
  object: () => '{}',
  list: () => '[]',
  text: () => '"a text"',
  number: () => '7',
  // A valid response with an empty list.
  none: () => JSON.stringify({ page: 1, results: [], total_pages: 1, total_results: 0 }),
};

/** Functions that get the fault's options and the original body, and return the response to send. */
export const REFUSALS = {
  a1: ({ status = 401 }) => json(Number(status), Number(status) === 401 ? INVALID_KEY : SUSPENDED),
  a2: () => json(404, NOT_FOUND),
  a3: ({ retry = '2' }) =>
    json(429, TOO_MANY, retry === 'none' ? {} : { 'retry-after': RETRY_AFTER[retry]?.() ?? retry }),
  a4: ({ status = 500, type = 'json' }) =>
    type === 'html' ? html(Number(status), wholePage) : json(Number(status), BROKEN),
  a7: () => html(200, wholePage),
  a8: () => json(500, BROKEN),
  a9: ({ body = 'truncated' }, sound) =>
    body === '204' ? { status: 204, headers: {}, body: '' } : { status: 200, headers: {}, body: BODIES[body](sound) },
  // Sends 304 although the request was not conditional.
  a20: ({ hours = 400 }) => ({
    status: 304,
    headers: { date: new Date(Date.now() + hours * 3_600_000).toUTCString(), etag: '"something-else"' },
    body: '',
  }),
};
