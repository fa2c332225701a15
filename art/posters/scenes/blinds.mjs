import { mix } from '../../lib/color.mjs';
import { path, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a blind from the inside, with the outside in stripes behind it. Two slats are pulled apart to look outside. */
export function blinds({ s, motif }) {
  const [gapX, gapY, pitch] = [380, 600, 78];
  const outside =
    backdrop(s.sky) +
    rect(-10, 820, 1020, 700, mix(s.sky, s.layers[2], 0.6)) +
    stand('palm', 760, 1130, 900, { fill: s.layers[2] }) +
    stand(motif, gapX, 1090, 640, { fill: s.layers[4] });
  const slats = Array.from({ length: 15 }, (_, k) => {
    const y = k * pitch - 10;
    const away = y + 25 - gapY;
    const pull = Math.abs(away) < pitch * 2.2 ? Math.sign(away || 1) * (pitch * 1.25 - Math.abs(away) * 0.4) : 0;
    const curve = (dy) =>
      `${y + dy}C${gapX - 220} ${y + dy} ${gapX - 150} ${y + dy + pull} ${gapX} ${y + dy + pull}C${gapX + 150} ${y + dy + pull} ${gapX + 220} ${y + dy} 1010 ${y + dy}`;
    return (
      path(
        `M-10 ${curve(0)}V${y + 50}C${gapX + 220} ${y + 50} ${gapX + 150} ${y + 50 + pull} ${gapX} ${y + 50 + pull}C${gapX - 150} ${y + 50 + pull} ${gapX - 220} ${y + 50} -10 ${y + 50}Z`,
        s.ink,
      ) + path(`M-10 ${curve(4)}`, 'none', { stroke: mix(s.ink, s.sky, 0.34), 'stroke-width': 7 })
    );
  }).join('');
  const cords = [150, 850].map((x) => rect(x - 4, -10, 8, 1150, mix(s.ink, s.sky, 0.2))).join('');
  return {
    art: outside + slats + cords + rect(-10, 1130, 1020, 400, s.ink),
    ...titleAt(1165, 220, s.ink),
  };
}
