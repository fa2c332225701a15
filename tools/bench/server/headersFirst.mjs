import { setTimeout as wait } from 'node:timers/promises';

/** The time in which Chromium handles the headers. Its throttle delays them by 150 ms, so no response is later. */
const LEAD_MS = 30;

/**
 * Sends the headers of a response before its body. When Chromium's throttle receives headers, it charges for all bytes
 * that have arrived. It charges for the body again when the body is read. A body that arrives together with its headers
 * would therefore take up to twice its time, and whether it does is a matter of chance.
 */
export function sendHeadersFirst(response) {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let lead;
  const afterHeaders = (send) => {
    if (!lead) {
      response.flushHeaders();
      lead = wait(LEAD_MS);
    }
    void lead.then(send);
    return true;
  };
  response.write = (chunk, encoding) => afterHeaders(() => write(chunk, encoding));
  // `end` with a chunk would call `response.write`, which waits.
  response.end = (chunk, encoding) =>
    afterHeaders(() => {
      if (chunk) write(chunk, encoding);
      end();
    });
}
