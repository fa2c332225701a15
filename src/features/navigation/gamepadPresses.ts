import type { Direction } from './nearestInDirection';

/** The action of a button of a gamepad. */
export type PadAction = Direction | 'press' | 'back' | 'previousPage' | 'nextPage' | 'rewind' | 'forward';

/** The part of a `Gamepad` that is used. */
export interface PadState {
  buttons: readonly Pick<GamepadButton, 'pressed' | 'value'>[];
  axes: readonly number[];
}

/** The actions by the index of the button in the standard mapping. */
const BUTTONS: Readonly<Record<number, PadAction>> = {
  0: 'press',
  1: 'back',
  4: 'previousPage',
  5: 'nextPage',
  6: 'rewind',
  7: 'forward',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};

/** The stick is pushed above the first value and is released below the second one, so that it does not flutter. */
const PUSHED = 0.6;
const RELEASED = 0.4;
/** A trigger counts as pressed from here on. */
const TRIGGER = 0.3;

/** A held button repeats after the first time, and then each time after the second. */
const FIRST_REPEAT_MS = 420;
const NEXT_REPEAT_MS = 110;

/** These buttons do their action once per press. */
const ONCE: ReadonlySet<PadAction> = new Set(['press', 'back']);

/** The held actions, with the times of their next repeats. */
export type HeldActions = ReadonlyMap<PadAction, number>;

/** Returns the direction of the left stick, or null in its dead zone. The longer way of the two axes counts. */
function stickDirection([x = 0, y = 0]: readonly number[], held: HeldActions): Direction | null {
  const direction = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down';
  return Math.max(Math.abs(x), Math.abs(y)) > (held.has(direction) ? RELEASED : PUSHED) ? direction : null;
}

/**
 * Reads the state of a gamepad.
 * @param held the result of the previous call
 * @param now a time in ms
 * @returns the actions to do now, and those that are held
 */
export function readPad(pad: PadState, held: HeldActions, now: number): { actions: PadAction[]; held: HeldActions } {
  const pressed = Object.entries(BUTTONS).flatMap(([index, action]) => {
    const button = pad.buttons[Number(index)];
    return button && (button.pressed || button.value > TRIGGER) ? [action] : [];
  });
  const stick = stickDirection(pad.axes, held);
  const actions: PadAction[] = [];
  const next = new Map<PadAction, number>();
  for (const action of new Set(stick ? [...pressed, stick] : pressed)) {
    const due = held.get(action);
    if (due === undefined) {
      actions.push(action);
      next.set(action, now + FIRST_REPEAT_MS);
    } else if (now >= due && !ONCE.has(action)) {
      actions.push(action);
      next.set(action, now + NEXT_REPEAT_MS);
    } else next.set(action, due);
  }
  return { actions, held: next };
}
