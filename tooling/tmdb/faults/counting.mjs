/** How often an address was asked. */
const asked = new Map();

/**
 * Whether a fault that comes or passes is on: `a4:times=1:run=x7` is one of the first question at each address,
 * `a4:after=1:run=x7` one of all but the first. A name of their own keeps tests apart that run at the same time.
 */
export function isOn({ name, options: { times = Infinity, after = 0, run } }, address) {
  if (run === undefined) return true;
  const key = `${name} ${address}`;
  const count = (asked.get(key) ?? 0) + 1;
  asked.set(key, count);
  return count > Number(after) && count <= Number(after) + Number(times);
}
