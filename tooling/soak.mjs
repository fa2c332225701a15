import { runChaos } from './chaos/runChaos.mjs';

runChaos('soak', {});
