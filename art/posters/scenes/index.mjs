import { bars } from './bars.mjs';
import { big } from './big.mjs';
import { botanic } from './botanic.mjs';
import { corridor } from './corridor.mjs';
import { door } from './door.mjs';
import { eye } from './eye.mjs';
import { forest } from './forest.mjs';
import { horizon } from './horizon.mjs';
import { keyhole } from './keyhole.mjs';
import { letters } from './letters.mjs';
import { lines } from './lines.mjs';
import { maze } from './maze.mjs';
import { moire } from './moire.mjs';
import { nest } from './nest.mjs';
import { orbits } from './orbits.mjs';
import { plate } from './plate.mjs';
import { profile } from './profile.mjs';
import { radial } from './radial.mjs';
import { rays } from './rays.mjs';
import { repeat } from './repeat.mjs';
import { ridges } from './ridges.mjs';
import { road } from './road.mjs';
import { skyline } from './skyline.mjs';
import { speed } from './speed.mjs';
import { split } from './split.mjs';
import { stage } from './stage.mjs';
import { stairs } from './stairs.mjs';
import { tiles } from './tiles.mjs';
import { underwater } from './underwater.mjs';
import { waves } from './waves.mjs';
import { web } from './web.mjs';
import { windows } from './windows.mjs';

/** The drawing families. Each takes {random, s: scheme, motif, o: options} and gives {art, title, …}. */
export const SCENES = {
  bars,
  big,
  botanic,
  corridor,
  door,
  eye,
  forest,
  horizon,
  keyhole,
  letters,
  lines,
  maze,
  moire,
  nest,
  orbits,
  plate,
  profile,
  radial,
  rays,
  repeat,
  ridges,
  road,
  skyline,
  speed,
  split,
  stage,
  stairs,
  tiles,
  underwater,
  waves,
  web,
  windows,
};
