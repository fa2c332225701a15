/** The keyboard shortcuts of the player and their descriptions. */
export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'Play / pause'],
  ['J, L', 'Back / forward 10 seconds'],
  ['←, →', 'Back / forward 5 seconds'],
  ['↑, ↓', 'Volume up / down'],
  ['M', 'Mute / unmute'],
  ['C', 'Captions on / off'],
  ['F', 'Full screen'],
  ['I', 'Picture in picture'],
  ['0 to 9', 'Jump to 0–90 %'],
  ['Home, End', 'Jump to start / end'],
  ['<, >', 'Slower / faster'],
  [', and .', 'Previous / next frame'],
  ['Page Up, Page Down', 'Previous / next chapter'],
  ['Shift+N, Shift+P', 'Next / previous episode'],
  ['?', 'Show shortcuts'],
];
