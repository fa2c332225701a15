import { createRandom } from '../lib/random.mjs';
import { document, group } from '../lib/svg.mjs';
import { setParts } from '../lettering/setParts.mjs';
import { setSystemText } from '../lettering/setSystemText.mjs';
import { setTitle } from '../lettering/setTitle.mjs';
import { CREDIT_FACE } from '../lettering/faces.mjs';
import { directionOf } from './direct.mjs';
import { place } from './motifs/index.mjs';
import { PALETTES } from './palettes.mjs';
import { HEIGHT, WIDTH } from './parts.mjs';
import { SCENES } from './scenes/index.mjs';
import { createScheme } from './scheme.mjs';
import { DEFS, grain } from './texture.mjs';

/**
 * Returns the two parts of a poster, image and lettering, as SVG source for the box WIDTH x HEIGHT.
 * `record` is a catalogue record ({id, title
 * name, release_date
 * first_air_date, genre_ids, director}).
 * `direction` replaces the direction of the record.
 */
export function posterParts(record, direction = directionOf(record)) {
  const random = createRandom(`poster ${record.id}`);
  const palette = PALETTES[direction.palette];
  const s = createScheme(direction.pop ? { ...palette, pop: direction.pop } : palette, direction.key);
  const scene = SCENES[direction.scene]({ random, s, motif: direction.motif, o: direction.options ?? {} });
  return {
    picture: DEFS + scene.art + overlay(direction.overlay, s),
    lettering: hasLetters(direction) ? lettering(record, direction, scene, s, random) : '',
  };
}

/** A direction without a face and without measured text is that of a title whose letters no font has. */
const hasLetters = ({ face, systemTitle }) => face !== null || (systemTitle ?? null) !== null;

/** Returns one poster as SVG source. The same record always gives the same text. */
export function posterSvg(record, direction = directionOf(record)) {
  const { picture, lettering: words } = posterParts(record, direction);
  return document({ width: WIDTH, height: HEIGHT }, picture, words, grain());
}

function overlay(extra, s) {
  if (!extra?.motif) return '';
  const fill = { pop: s.pop, disc: s.disc, paper: s.paper, ink: s.ink }[extra.tone];
  return place(
    extra.motif,
    extra.x,
    extra.y,
    extra.size,
    { fill, cut: s.sky, pop: s.ramp[3] },
    { rotate: extra.rotate, flip: extra.flip },
  );
}

/** Draws the title, its second line if there is one, and the small line. */
function lettering(record, direction, scene, s, random) {
  const align = direction.align ?? scene.align;
  let svg =
    direction.face === null ? systemTitle(direction, scene, s, align) : title(record, direction, scene, s, random);
  if (scene.rotate) svg = group({ transform: `rotate(${scene.rotate.join(' ')})` }, svg);
  return svg + creditLine(record, direction, scene, s, align);
}

function title(record, direction, scene, s, random) {
  const shared = { face: direction.face, align: direction.align ?? scene.align, random };
  return setParts(
    record.title ?? record.name,
    scene.title,
    {
      ...shared,
      fill: s.textOn(scene.ground, direction.loud),
      style: direction.style ?? scene.style ?? 'even',
      valign: scene.valign,
      maxCap: scene.maxCap ?? 230,
    },
    { ...shared, fill: s.textOn(scene.ground, true) },
  ).svg;
}

const systemTitle = (direction, scene, s, align) =>
  setSystemText(direction.systemTitle, scene.title, {
    fill: s.textOn(scene.ground, direction.loud),
    align,
    valign: scene.valign,
    maxCap: scene.maxCap ?? 230,
  });

/** Returns the text of the small line: the year and at most two directors. */
export function creditText(record) {
  const year = (record.release_date ?? record.first_air_date ?? '').slice(0, 4);
  const names = (record.director ?? '').split(', ').slice(0, 2).join(' & ');
  return [year, names].filter(Boolean).join(' · ');
}

function creditLine(record, { systemCredit }, scene, s, align) {
  const text = creditText(record);
  if (!text) return '';
  const { y, ground } = scene.credit;
  const box = { x: scene.credit.x ?? 80, y: y - 22, width: 840, height: 22 };
  const settings = { align, fill: s.textOn(ground), maxLines: 1, maxCap: 21, attributes: { opacity: 0.86 } };
  return systemCredit
    ? setSystemText(systemCredit, { ...box, y: y - 26, height: 34 }, settings)
    : setTitle(text, box, { face: CREDIT_FACE, ...settings }).svg;
}
