import { arena } from './arena.mjs';
import { bars } from './bars.mjs';
import { beams } from './beams.mjs';
import { beneath } from './beneath.mjs';
import { big } from './big.mjs';
import { blinds } from './blinds.mjs';
import { botanic } from './botanic.mjs';
import { braille } from './braille.mjs';
import { canopy } from './canopy.mjs';
import { chart } from './chart.mjs';
import { cliff } from './cliff.mjs';
import { closeUp } from './closeUp.mjs';
import { contrail } from './contrail.mjs';
import { corridor } from './corridor.mjs';
import { crest } from './crest.mjs';
import { damask } from './damask.mjs';
import { dial } from './dial.mjs';
import { dollhouse } from './dollhouse.mjs';
import { door } from './door.mjs';
import { eye } from './eye.mjs';
import { floes } from './floes.mjs';
import { forest } from './forest.mjs';
import { hoop } from './hoop.mjs';
import { horizon } from './horizon.mjs';
import { keyhole } from './keyhole.mjs';
import { lanterns } from './lanterns.mjs';
import { letters } from './letters.mjs';
import { lid } from './lid.mjs';
import { lines } from './lines.mjs';
import { mane } from './mane.mjs';
import { maze } from './maze.mjs';
import { moire } from './moire.mjs';
import { nest } from './nest.mjs';
import { oil } from './oil.mjs';
import { orbits } from './orbits.mjs';
import { plate } from './plate.mjs';
import { pool } from './pool.mjs';
import { profile } from './profile.mjs';
import { radial } from './radial.mjs';
import { rays } from './rays.mjs';
import { repeat } from './repeat.mjs';
import { road } from './road.mjs';
import { roll } from './roll.mjs';
import { scales } from './scales.mjs';
import { sill } from './sill.mjs';
import { skyline } from './skyline.mjs';
import { slabs } from './slabs.mjs';
import { speed } from './speed.mjs';
import { split } from './split.mjs';
import { stage } from './stage.mjs';
import { stairs } from './stairs.mjs';
import { table } from './table.mjs';
import { tally } from './tally.mjs';
import { tiles } from './tiles.mjs';
import { tracks } from './tracks.mjs';
import { underwater } from './underwater.mjs';
import { waves } from './waves.mjs';
import { web } from './web.mjs';
import { windows } from './windows.mjs';
import { within } from './within.mjs';

/** The families of drawings. Each takes {random, s: scheme, motif, o: options} and returns {art, title, …}. */
export const SCENES = {
  arena,
  bars,
  beams,
  beneath,
  big,
  blinds,
  botanic,
  braille,
  canopy,
  chart,
  cliff,
  closeUp,
  contrail,
  corridor,
  crest,
  damask,
  dial,
  dollhouse,
  door,
  eye,
  floes,
  forest,
  hoop,
  horizon,
  keyhole,
  lanterns,
  letters,
  lid,
  lines,
  mane,
  maze,
  moire,
  nest,
  oil,
  orbits,
  plate,
  pool,
  profile,
  radial,
  rays,
  repeat,
  road,
  roll,
  scales,
  sill,
  skyline,
  slabs,
  speed,
  split,
  stage,
  stairs,
  table,
  tally,
  tiles,
  tracks,
  underwater,
  waves,
  web,
  windows,
  within,
};
