import type { Way } from '../probe/assessPlayability';
import { rungsOf } from './hlsArguments';
import type { Plan } from './unit';

/** The approximate time of each way, as a share of the running time, on a machine with two cores. */
const SHARE: Record<Way, number> = { 'as it is': 0, length: 0.01, repack: 0.01, sound: 0.05, encode: 0.7, never: 0 };
const SHARE_OF_RUNG = 0.5;

/** Returns a rough estimate of the seconds that preparing takes. The progress line is more exact. */
export const workload = (plans: readonly Plan[], isHls: boolean): number =>
  plans
    .flatMap(({ versions }) => versions)
    .reduce((sum, { verdict, duration, probed }) => {
      const rungs = isHls && verdict.way !== 'never' && probed?.video ? rungsOf(probed.video).length : 0;
      return sum + (duration ?? 0) * (SHARE[verdict.way] + rungs * SHARE_OF_RUNG);
    }, 0);
