/** Devices above this startup cost skip view transitions. */
const SWIFT_MS = 30;

let spent = 0;

/**
 * Adds to the startup cost.
 * @param ms the time that the device has spent on starting the app
 */
export function notePace(ms: number): void {
  spent += ms;
}

/** Returns whether this device is fast enough for view transitions between pages. */
export const isSwift = (): boolean => spent < SWIFT_MS;
