/** How often an address was asked. */
const asked = new Map();

/**
 * Whether a fault that passes has passed: `a4:times=1:run=x7` is one of the first question at each address. A name of
 * their own keeps tests apart that run at the same time.
 */
export function hasPassed({ options }, address) {
  if (options.times === undefined) return false;
  const times = (asked.get(address) ?? 0) + 1;
  asked.set(address, times);
  return times > Number(options.times);
}
