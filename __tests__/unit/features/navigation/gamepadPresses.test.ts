import type { HeldActions, PadAction, PadState } from '@/features/navigation/gamepadPresses';
import { readPad } from '@/features/navigation/gamepadPresses';
import fc from 'fast-check';

const NOTHING: HeldActions = new Map();

const pad = (pressed: readonly number[] = [], axes: readonly number[] = [0, 0]): PadState => ({
  buttons: Array.from({ length: 17 }, (_, index) => ({
    pressed: pressed.includes(index),
    value: pressed.includes(index) ? 1 : 0,
  })),
  axes,
});

/** Returns the actions of a gamepad that does not change for some time, with 60 frames per second. */
function hold(state: PadState, duration: number): PadAction[] {
  const actions: PadAction[] = [];
  let held = NOTHING;
  for (let now = 0; now < duration; now += 1000 / 60) {
    const read = readPad(state, held, now);
    actions.push(...read.actions);
    held = read.held;
  }
  return actions;
}

test.each([
  [0, 'press'],
  [1, 'back'],
  [4, 'previousPage'],
  [5, 'nextPage'],
  [6, 'rewind'],
  [7, 'forward'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
])('button %i does "%s"', (index, action) => {
  expect(readPad(pad([index]), NOTHING, 0).actions).toEqual([action]);
});

test.each([
  [[0.9, 0.1], ['right']],
  [[-0.9, 0.5], ['left']],
  [[0.2, -0.7], ['up']],
  [[0.5, 0.8], ['down']],
  [[0.5, 0.5], []],
  [[], []],
])('the stick at %j leads to %j', (axes, actions) => {
  expect(readPad(pad([], axes), NOTHING, 0).actions).toEqual(actions);
});

test('a stick that flutters at the edge of its dead zone moves the focus once', () => {
  const first = readPad(pad([], [0.62, 0]), NOTHING, 0);
  const second = readPad(pad([], [0.55, 0]), first.held, 16);
  const third = readPad(pad([], [0.62, 0]), second.held, 32);
  expect([first.actions, second.actions, third.actions]).toEqual([['right'], [], []]);
});

test('the D-pad and the stick in the same direction move the focus once', () => {
  expect(readPad(pad([15], [1, 0]), NOTHING, 0).actions).toEqual(['right']);
});

test('a held direction repeats after a moment, and then quickly', () => {
  expect(hold(pad([13]), 400)).toEqual(['down']);
  expect(hold(pad([13]), 1000)).toHaveLength(6);
});

test('a trigger counts when it is pressed lightly', () => {
  const state = pad();
  const buttons = state.buttons.map((button, index) => (index === 7 ? { pressed: false, value: 0.4 } : button));
  expect(readPad({ ...state, buttons }, NOTHING, 0).actions).toEqual(['forward']);
});

test('a gamepad with fewer buttons than the standard mapping works', () => {
  expect(readPad({ buttons: [{ pressed: true, value: 1 }], axes: [] }, NOTHING, 0).actions).toEqual(['press']);
});

test('A and B do nothing more until they are released, and nothing at rest does anything', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ press: fc.boolean(), back: fc.boolean(), ms: fc.nat(900) })), (frames) => {
      let held = NOTHING;
      let now = 0;
      let before = { press: false, back: false };
      for (const frame of frames) {
        now += frame.ms;
        const read = readPad(pad([...(frame.press ? [0] : []), ...(frame.back ? [1] : [])]), held, now);
        expect(read.actions.includes('press')).toBe(frame.press && !before.press);
        expect(read.actions.includes('back')).toBe(frame.back && !before.back);
        held = read.held;
        before = frame;
      }
    }),
  );
});
