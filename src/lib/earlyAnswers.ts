import type { EarlyAnswer } from '@/boot/protocol';

/** What nobody has taken by then is old. */
const LIFE_MS = 30_000;

/** The answer that the page's HTML has already asked for; once, as asking again means to hear something new. */
export function takeEarlyAnswer(address: string): EarlyAnswer | undefined {
  const answers = window.kinora?.answers;
  const answer = answers?.get(address);
  answers?.delete(address);
  return performance.now() < LIFE_MS ? answer : undefined;
}
