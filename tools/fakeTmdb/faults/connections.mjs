/** Faults of the connection. Each function sends the response itself. */
export const CONNECTIONS = {
  /** Never responds, or stops in the middle: `part=head`, `part=half`. */
  a5: (response, { part = 'none' }, body) => {
    if (part === 'none') return;
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8', 'content-length': body.length });
    if (part === 'half') response.write(body.slice(0, body.length / 2));
    else response.flushHeaders();
  },
  /** Resets the connection, or sends a response that the browser hides from the page. */
  a6: (response, { how = 'reset' }, body) => {
    if (how === 'reset') return void response.destroy();
    response.removeHeader('access-control-allow-origin');
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' });
    response.end(body);
  },
};
