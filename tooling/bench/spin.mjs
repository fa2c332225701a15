import { parentPort } from 'node:worker_threads';

/** Runs in a thread: does a fixed piece of work and says how long it took. */
const started = performance.now();
let number = 1;
for (let count = 0; count < 4e7; count += 1) number = (Math.imul(number, 1103515245) + 12345) & 0x7fffffff;
// What is not used need not be computed.
parentPort.postMessage(performance.now() - started + (number & 0));
