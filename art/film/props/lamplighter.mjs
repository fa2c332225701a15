import { circle, group, num, path } from '../../lib/svg.mjs';
import { AMBER, INK, LAMP, SCARF } from '../palette.mjs';

/** The box of her drawing. She is 170 high and stands at 0, 0, with her pole above her. */
export const BOX = { x: -130, y: -300, w: 270, h: 320 };

const leg = (angle, bend) => {
  const [kx, ky] = [Math.sin(angle) * 32, -62 + Math.cos(angle) * 32];
  const [fx, fy] = [kx + Math.sin(angle - bend) * 30, ky + Math.cos(angle - bend) * 30];
  return path(`M0 -66L${num(kx)} ${num(ky)}L${num(fx)} ${num(fy)}L${num(fx + 11)} ${num(fy)}`, 'none', {
    stroke: INK,
    'stroke-width': 11,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
};

/** Draws the lantern that hangs from her belt and is always lit. */
const lantern = (x, y, sway) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${num(sway)})` },
    path('M0 0V8M-7 8H7L9 12H-9ZM-8 30H8V34H-8Z', INK, { stroke: INK, 'stroke-width': 1.6 }),
    path('M-7 12H7V30H-7Z', LAMP),
    path('M0 27Q-4 22 0 14Q4 22 0 27Z', '#fff6dd'),
  );

/**
 * Draws the lamplighter, who walks to the right. step: the phase of her walk in radians; reach: her pole, from 0 (on
 * the shoulder) to 1 (up to a lamp); lean: her lean into the wind, in degrees; blow: how far coat and scarf fly behind;
 * isHolding: whether a hand holds the hat.
 */
export function lamplighter({
  step = 0,
  reach = 0,
  lean = 0,
  blow = 0,
  isHolding = false,
  isLit = true,
  rim = '#ffb867',
}) {
  const walk = Math.sin(step);
  const bob = Math.abs(Math.cos(step)) * 3;
  const hem = 6 * walk - blow * 20;
  const pole = -24 + reach * 44;
  const [hx, hy] = [22 + reach * 4, -104 - reach * 14];
  const tip = -166 + reach * 24;
  return group(
    { transform: `translate(0 ${num(-bob)})` },
    leg(-0.42 * walk, Math.max(0, walk) * 0.5),
    leg(0.42 * walk, Math.max(0, -walk) * 0.5),
    group(
      { transform: `rotate(${num(lean)} 0 -60)` },
      // The coat with its swinging hem, then head, hair and hat.
      path(
        `M-13 -132Q-26 -96 ${num(-32 + hem)} -30Q-4 -22 ${num(27 + hem * 0.4)} -30Q24 -90 13 -132Q0 -140 -13 -132Z`,
        INK,
      ),
      path(`M-13 -132Q-26 -96 ${num(-32 + hem)} -30`, 'none', { stroke: rim, 'stroke-width': 2.6, opacity: 0.85 }),
      circle(2, -150, 15, INK),
      path('M-17 -148Q-25 -138 -15 -132L-6 -138Z', INK),
      path('M14 -152L21 -147L15 -144Z', INK),
      path(
        `M-14 -136Q2 -128 17 -137L16 -128Q2 -120 -13 -127Z` +
          `M-10 -134Q${num(-28 - blow * 22)} ${num(-128 - blow * 8)} ${num(-38 - blow * 46)} ${num(-112 - blow * 26 + walk * 5)}L${num(-32 - blow * 46)} ${num(-104 - blow * 24 + walk * 5)}Q${num(-22 - blow * 20)} ${num(-118 - blow * 4)} -6 -126Z`,
        SCARF,
      ),
      path(
        'M-24 -160Q2 -168 28 -160L27 -156Q2 -162 -23 -156ZM-13 -161Q-13 -188 2 -188Q17 -188 17 -161Q2 -166 -13 -161Z',
        INK,
      ),
      path('M-13 -163Q-13 -188 2 -188', 'none', { stroke: rim, 'stroke-width': 2.6, opacity: 0.85 }),
      lantern(-20, -84, walk * 8 + blow * 20),
      isHolding
        ? path('M-6 -126Q-26 -150 -12 -168', 'none', { stroke: INK, 'stroke-width': 10, 'stroke-linecap': 'round' })
        : '',
      group(
        { transform: `translate(${num(hx)} ${num(hy)}) rotate(${num(pole)})` },
        path(`M0 66V${tip}`, 'none', { stroke: INK, 'stroke-width': 4, 'stroke-linecap': 'round' }),
        path(`M-5 ${tip}H5V${tip - 9}H-5Z`, INK),
        isLit
          ? path(`M0 ${tip - 8}Q-8 ${tip - 18} 0 ${tip - 34}Q8 ${tip - 18} 0 ${tip - 8}Z`, AMBER) +
              path(`M0 ${tip - 9}Q-4 ${tip - 15} 0 ${tip - 24}Q4 ${tip - 15} 0 ${tip - 9}Z`, '#fff1cf')
          : '',
      ),
      path(`M4 -124Q${num(18 + reach * 2)} ${num(-106 - reach * 6)} ${num(hx)} ${num(hy)}`, 'none', {
        stroke: INK,
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }),
    ),
  );
}

/** Draws her from behind, on a ladder. `step` counts rungs. */
export function climber(step, rim = '#e9a25c') {
  const up = (Math.sin(step * Math.PI) + 1) / 2;
  const limb = (d, width) =>
    path(d, 'none', { stroke: INK, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  return (
    limb(`M-8 -66L-16 ${num(-42 - up * 12)}L-12 ${num(-8 - up * 26)}`, 11) +
    limb(`M8 -66L16 ${num(-54 + up * 12)}L12 ${num(-34 + up * 26)}`, 11) +
    limb(`M-12 -122L-26 ${num(-140 - up * 16)}L-17 ${num(-158 - up * 26)}`, 10) +
    limb(`M12 -122L26 ${num(-156 + up * 16)}L17 ${num(-184 + up * 26)}`, 10) +
    path(
      `M-14 -132Q-24 -90 -30 ${num(-40 - up * 6)}Q0 -30 30 ${num(-46 + up * 6)}Q24 -90 14 -132Q0 -140 -14 -132Z`,
      INK,
    ) +
    path('M-14 -132Q-24 -90 -28 -46', 'none', { stroke: rim, 'stroke-width': 2, opacity: 0.7 }) +
    circle(0, -150, 15, INK) +
    path('M-15 -138Q0 -130 15 -138L14 -128Q0 -121 -14 -128Z', SCARF) +
    path('M4 -128Q10 -112 4 -92L13 -92Q20 -112 12 -130Z', SCARF) +
    path(
      'M-26 -158Q0 -166 26 -158L25 -154Q0 -160 -25 -154ZM-15 -159Q-15 -186 0 -186Q15 -186 15 -159Q0 -164 -15 -159Z',
      INK,
    ) +
    // The pole on her back.
    path('M-34 -36L40 -236', 'none', { stroke: INK, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    path('M40 -236Q30 -246 44 -264Q50 -246 40 -236Z', AMBER) +
    path('M40 -238Q36 -244 43 -254Q46 -244 40 -238Z', '#fff1cf') +
    lantern(-24, -82, Math.sin(step * Math.PI) * 9)
  );
}
