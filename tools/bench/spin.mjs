import { parentPort } from 'node:worker_threads';

/** Runs in a worker thread. Does a fixed piece of work and posts its duration. */
const started = performance.now();
let number = 1;
for (let count = 0; count < 4e7; count += 1) number = (Math.imul(number, 1103515245) + 12345) & 0x7fffffff;
// Uses the result, because an engine may skip the computation of an unused value.
parentPort.postMessage(performance.now() - started + (number & 0));
