/** Devices above this startup cost skip view transitions. */
const FAST_DEVICE_LIMIT_MS = 30;

let spent = 0;

/**
 * Adds to the startup cost.
 * @param ms the time that the device has spent on starting the app
 */
export function recordStartupCost(ms: number): void {
  spent += ms;
}

/** Returns whether this device is fast enough for view transitions between pages. */
export const isFastDevice = (): boolean => spent < FAST_DEVICE_LIMIT_MS;
