/** Creates a promise with an external `resolve`. Safari 17.0 has no `Promise.withResolvers`. */
export function deferred() {
  let resolve: (value?: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => (resolve = done));
  return { promise, resolve };
}
