/** A promise that is kept from outside. */
export function deferred() {
  let resolve: (value?: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => (resolve = done));
  return { promise, resolve };
}
