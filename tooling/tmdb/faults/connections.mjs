/** Faults of the connection; each takes the answer over. */
export const CONNECTIONS = {
  /** Never answers, or stops in the middle: `part=head`, `part=half`. */
  a5: (response, { part = 'none' }, body) => {
    if (part === 'none') return;
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8', 'content-length': body.length });
    if (part === 'half') response.write(body.slice(0, body.length / 2));
    else response.flushHeaders();
  },
  /** The connection is lost, or the browser keeps the answer from the page. */
  a6: (response, { how = 'reset' }, body) => {
    if (how === 'reset') return void response.destroy();
    response.removeHeader('access-control-allow-origin');
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' });
    response.end(body);
  },
};
