import { makeDraw } from './draw.mjs';
import { ADJECTIVES } from './words.mjs';

const THEMES = (
  'heist robot dragon detective road-trip orphan time-loop submarine haunted-house chess spaceship revenge twins wedding ' +
  'island trial vampire circus orchestra clock lighthouse forest-fire boarding-school spy amnesia treasure train winter'
)
  .split(' ')
  .map((theme) => theme.replaceAll('-', ' '));

const draw = makeDraw('keywords');
const names = new Set(THEMES);
while (names.size < 300) names.add(`${draw.pick(ADJECTIVES).toLowerCase()} ${draw.pick(THEMES)}`);

export const KEYWORDS = [...names].map((name, index) => ({ id: 101 + index * 3, name }));
