/** A device that takes longer to start the scripts has no frame to spare for pictures of whole pages. */
const SWIFT_MS = 30;

let spent = 0;

/** @param ms of work that the device has done to start the app */
export function notePace(ms: number): void {
  spent += ms;
}

/** Whether this device can move from page to page without making anybody wait. */
export const isSwift = (): boolean => spent < SWIFT_MS;
