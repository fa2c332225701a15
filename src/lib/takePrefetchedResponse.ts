import type { PrefetchedResponse } from '@/contracts/boot';

/** The time after the page load for which prefetched responses are used. */
const LIFE_MS = 30_000;

/**
 * Returns the prefetched response of the boot script. Each response is returned once, because a second request expects
 * a new response.
 */
export function takePrefetchedResponse(address: string): PrefetchedResponse | undefined {
  const answers = window.kinora?.answers;
  const answer = answers?.get(address);
  answers?.delete(address);
  return performance.now() < LIFE_MS ? answer : undefined;
}
