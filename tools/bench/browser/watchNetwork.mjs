/** Records the requests of a page, and which of them are pending. */
export function watchNetwork(session) {
  const requests = new Map();
  const open = new Set();
  const network = { requests, open, lastChange: Date.now() };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    if (!url.startsWith('http')) return;
    requests.set(requestId, { url, type, isDone: false });
    open.add(requestId);
  });
  const end = (isDone) => (event) => {
    open.delete(event.requestId);
    network.lastChange = Date.now();
    Object.assign(requests.get(event.requestId) ?? {}, { isDone });
  };
  session.on('Network.loadingFinished', end(true));
  session.on('Network.loadingFailed', end(false));
  return network;
}
