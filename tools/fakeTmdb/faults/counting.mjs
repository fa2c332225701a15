/** The number of requests by fault and URL. */
const asked = new Map();

/**
 * Returns whether a temporary fault is active. `a4:times=1:run=x7` affects the first request to each URL, and
 * `a4:after=1:run=x7` affects all others. The name of the run separates parallel tests.
 */
export function isOn({ name, options: { times = Infinity, after = 0, run } }, address) {
  if (run === undefined) return true;
  const key = `${name} ${address}`;
  const count = (asked.get(key) ?? 0) + 1;
  asked.set(key, count);
  return count > Number(after) && count <= Number(after) + Number(times);
}
