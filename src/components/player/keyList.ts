/** The keyboard shortcuts of the player and their descriptions. */
export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'Play or pause'],
  ['J, L', 'Back / forward 10 seconds'],
  ['←, →', 'Back / forward 5 seconds'],
  ['↑, ↓', 'Louder, softer'],
  ['M', 'Sound off and on'],
  ['C', 'Captions off and on'],
  ['F', 'Full screen'],
  ['I', 'Picture in picture'],
  ['0 to 9', 'To that tenth of the film'],
  ['Home, End', 'To the start, the end'],
  ['<, >', 'Slower, faster'],
  [', and .', 'Previous / next frame'],
  ['Page Up, Page Down', 'Previous, next chapter'],
  ['Shift+N, Shift+P', 'Next, previous episode'],
  ['?', 'This list'],
];
