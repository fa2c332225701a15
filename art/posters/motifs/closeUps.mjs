/** Close views of things in a box of -50..50. They are drawn so large that the edge of the poster cuts them. */
const spoke = (i) => `rotate(${i * 30})`;
const turns = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
const shade = (d, opacity) => `<path d="${d}" fill="#0d0907" opacity="${opacity}"/>`;

const quill = (length) => `M0 0Q${length * 0.17} ${length * 0.5} 0 ${length}Q${-length * 0.13} ${length * 0.5} 0 0Z`;
const wingOf = (side, { fill, cut, pop }) =>
  [
    [17, 30, 2, fill],
    [15, 22, 0.8, pop],
    [13, 13, 0.3, cut],
  ]
    .map(([count, from, grow, tone]) =>
      turns(count, (i) => {
        const f = i / (count - 1);
        const [x, y] = [side * (3 + f * 33), -8 - Math.sin(f * 2.1) * 14];
        return `<path d="${quill(from + i * grow)}" fill="${tone}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-side * (4 + f * 84)).toFixed(1)})"/>`;
      }),
    )
    .join('');

const finger = (x, y, turn, length) =>
  `<rect x="-3.3" y="${-length}" width="6.6" height="${length + 6}" rx="3.3" transform="translate(${x} ${y}) rotate(${turn})"/>`;

export const closeUps = {
  pencil: ({ fill, cut, pop }) =>
    `<path d="M-6 -30V50H6V-30Z" fill="${pop}"/>${shade('M-6 -30V50H-2.2V-29Z', 0.34)}${shade('M2.2 -29V50H6V-30Z', 0.16)}<path d="M-6 -29Q-4.2 -33 -2.2 -29Q0 -33 2.2 -29Q4.2 -33 6 -29L1.6 -44H-1.600Z" fill="${cut}"/><path d="M-1.9 -42.500L0 -50L1.9 -42.500Q0 -44.5 -1.9 -42.500Z" fill="${fill}"/>`,
  wheel: ({ fill, cut, pop }) =>
    `<circle r="44" fill="none" stroke="${fill}" stroke-width="12"/>${turns(30, (i) => `<path d="M-2.6 -51H2.600L1.6 -45H-1.600Z" fill="${fill}" transform="rotate(${i * 12})"/>`)}<circle r="34" fill="none" stroke="${cut}" stroke-width="3.4"/>${turns(12, (i) => `<path d="M-5 -7L3 -33" stroke="${fill}" stroke-width="1.5" transform="${spoke(i)}"/><path d="M5 -7L-3 -33" stroke="${fill}" stroke-width="1.5" transform="${spoke(i)}"/>`)}<circle r="11" fill="${fill}"/><circle r="6.5" fill="${pop}"/><circle r="2" fill="${fill}"/>`,
  egg: ({ fill, cut, pop }) =>
    `<path d="M0 -50C24 -46 37 -14 36 10C35 36 20 50 0 50C-20 50 -35 36 -36 10C-37 -14 -24 -46 0 -50Z" fill="${fill}"/><path d="M0 -50C24 -46 37 -14 36 10C35 36 20 50 0 50C28 34 24 -22 0 -50Z" fill="#0d0907" opacity=".4"/><path d="M-3 -46L4 -30L-4 -18L5 -4L-3 6L3 18L0 27L-7 8L-1 -3L-10 -16L-3 -29Z" fill="${pop}"/><g fill="${cut}" opacity=".5"><circle cx="-22" cy="-6" r="2.6"/><circle cx="-27" cy="8" r="1.8"/><circle cx="-18" cy="20" r="3.2"/><circle cx="-25" cy="28" r="1.6"/><circle cx="-8" cy="36" r="2.2"/><circle cx="13" cy="32" r="2.6"/><circle cx="18" cy="-12" r="2"/><circle cx="24" cy="10" r="2.8"/></g>`,
  helm: ({ fill, cut, pop }) =>
    `<path d="M-22 -30Q-18 -50 0 -50Q18 -50 22 -30L4 -22H-4Z" fill="${pop}"/>${turns(7, (i) => `<path d="M${-18 + i * 6} -33L${-13.5 + i * 4.5} -48" stroke="${fill}" stroke-width="1" opacity=".45"/>`)}<path d="M-31 50V-2Q-31 -32 0 -34Q31 -32 31 -2V50Z" fill="${cut}"/>${shade('M0 -34Q31 -32 31 -2V50H8V-4Z', 0.22)}<path d="M-3 -36H3L4 -6H-4Z" fill="${pop}"/><path d="M-48 4Q-30 -14 0 -14Q30 -14 48 4L40 6Q22 -4 0 -4Q-22 -4 -40 6Z" fill="${fill}"/><path d="M-1.3 2V50H1.300V2Z" fill="${fill}"/>${[-1, 1].map((side) => `<g transform="scale(${side} 1)"><path d="M5 4Q24 2 27 8V24Q14 30 5 24Z" fill="${fill}"/><path d="M9 4V26M14 4V27M19 4V26.500M23.5 5V25" stroke="${cut}" stroke-width="1.5"/>${turns(12, (i) => `<circle cx="${7 + (i % 4) * 5.5}" cy="${33 + Math.floor(i / 4) * 6}" r="1.5" fill="${fill}"/>`)}</g>`).join('')}`,
  envelope: ({ fill, cut, pop }) =>
    `<path d="M-50 -33H50V33H-50Z" fill="${fill}"/>${shade('M-50 33L-8 0H8L50 33Z', 0.1)}<path d="M-50 -33L0 9L50 -33Z" fill="${cut}"/><path d="M-50 -33L0 9L50 -33" fill="none" stroke="#0d0907" stroke-width=".9" opacity=".35"/><path d="M0 -3Q6 -6 9 -1Q15 1 12 7Q14 13 8 15Q5 20 0 17Q-5 20 -8 15Q-14 13 -12 7Q-15 1 -9 -1Q-6 -6 0 -3Z" fill="${pop}"/><circle cy="7" r="7.6" fill="none" stroke="#0d0907" stroke-width="1" opacity=".4"/><path d="M0 1.500L1.5 5.500H5.500L2.4 8L3.5 12L0 9.700L-3.5 12L-2.4 8L-5.5 5.500H-1.500Z" fill="#0d0907" opacity=".45"/>`,
  tap: ({ fill, cut, pop }) =>
    `<path d="M-60 -22H6Q34 -22 34 6V16H14V8Q14 -1 4 -1H-60Z" fill="${fill}"/><path d="M10 15H38V22H10Z" fill="${fill}"/><path d="M-22 -22V-34H-12V-22ZM-40 -42H6V-34H-40Z" fill="${fill}"/><circle cx="-40" cy="-38" r="5.5" fill="${fill}"/><circle cx="6" cy="-38" r="5.5" fill="${fill}"/><path d="M-60 -18H4Q24 -18 29 0Q18 -13 2 -13H-60Z" fill="${cut}" opacity=".6"/><path d="M-48 -25H-40V2H-48Z" fill="${fill}"/><path d="M24 30Q32 40 32 44.500A8 8 0 0 1 16 44.500Q16 40 24 30Z" fill="${pop}"/><path d="M20 43A4.5 4.5 0 0 0 23.5 48.5" fill="none" stroke="${cut}" stroke-width="1.6" stroke-linecap="round"/>`,
  flask: ({ fill, cut, pop }) =>
    `<path d="M-12 -50H12V-45H9V-17L40 40Q45 50 33 50H-33Q-45 50 -40 40L-9 -17V-45H-12Z" fill="${cut}"/><path d="M-20 4H20L38 39Q42 47 32 47H-32Q-42 47 -38 39Z" fill="${fill}"/>${[
      [-26, 47, 15, -14],
      [-12, 47, 26, 5],
      [4, 47, 19, -8],
      [15, 47, 30, 12],
      [28, 47, 14, 20],
    ]
      .map(
        ([x, y, h, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 0L-5 ${-h + 5}L0 ${-h}L5 ${-h + 5}L6 0Z" fill="${pop}"/><path d="M0 0V${-h}L5 ${-h + 5}L6 0Z" fill="#0d0907" opacity=".26"/></g>`,
      )
      .join(
        '',
      )}<path d="M-6 -42V-15L-12 -4" fill="none" stroke="#fff4de" stroke-width="2" opacity=".7"/><g fill="${cut}"><circle cx="-5" cy="12" r="2.6"/><circle cx="8" cy="9" r="1.7"/><circle cx="-15" cy="20" r="1.7"/></g>`,
  flatCap: ({ fill, cut, pop }) =>
    `<path d="M-47 16Q-30 3 0 4Q16 5 24 10Q-6 13 -30 27Q-45 34 -54 29Q-55 21 -47 16Z" fill="${fill}"/><path d="M-52 27Q-40 30 -28 22Q-6 11 20 9" fill="none" stroke="${cut}" stroke-width="1"/><path d="M-47 17L-19 7.500L-17 13.500L-45 24Z" fill="${pop}"/><path d="M-40 18L-24 12.500L-23.3 14.500L-39.3 20.300Z" fill="${fill}"/><path d="M-51 8Q-50 -22 -8 -30Q38 -36 50 -6Q54 10 46 15Q20 1 -8 3Q-34 6 -45 17Q-53 16 -51 8Z" fill="${fill}"/><path d="M-8 -30Q-32 -18 -36 10M-6 -30Q-10 -12 -8 3M-4 -30.500Q22 -24 26 5M-2 -31Q40 -28 46 12" fill="none" stroke="${cut}" stroke-width="1"/><ellipse cx="-5" cy="-30" rx="4.5" ry="2.2" fill="${cut}"/><path d="M-45 17Q-34 6 -8 3Q20 1 46 15" fill="none" stroke="${cut}" stroke-width="1.2"/>`,
  gat: ({ fill, cut, pop }) =>
    `<path d="M-18 9L-14 -38Q0 -43 14 -38L18 9Z" fill="${fill}"/><path d="M3 -41Q10 -40.5 14 -38L18 9H7Z" fill="${cut}" opacity=".28"/><path d="M-18 1.500Q0 6 18 1.500L18.5 8Q0 13 -18.5 8Z" fill="${pop}"/><path d="M-62 12Q-30 2 0 4Q30 2 62 12Q30 19 0 19Q-30 19 -62 12Z" fill="${fill}"/><path d="M-58 12Q-28 16 0 16Q28 16 58 12" fill="none" stroke="${cut}" stroke-width=".8" opacity=".6"/>${turns(
      23,
      (i) => {
        const f = i / 11 - 1;
        return `<circle cx="${(f * 17).toFixed(1)}" cy="${(20 + (1 - f * f) * 28).toFixed(1)}" r="${i % 4 === 1 ? 2.2 : 1.4}" fill="${i % 4 === 1 ? pop : fill}"/>`;
      },
    )}`,
  eagle: (colors) =>
    `${wingOf(-1, colors)}${wingOf(1, colors)}${turns(5, (i) => `<path d="${quill(24)}" fill="${colors.fill}" transform="translate(0 16) rotate(${(i - 2) * 13})"/>`)}<path d="M0 -20Q9 -14 8 4Q6 22 0 26Q-6 22 -8 4Q-9 -14 0 -20Z" fill="${colors.fill}"/><path d="M-6 -18Q-5 -30 2 -29Q8 -28 12 -22L8 -22Q8 -18 5 -16Q0 -12 -6 -18Z" fill="${colors.cut}"/><path d="M5 -26.500Q11 -26 12 -20Q9 -22 6 -22Z" fill="${colors.pop}"/><circle cx="2.5" cy="-25" r="1.1" fill="${colors.fill}"/>`,
  coffin: ({ fill, cut, pop }) =>
    `<path d="M-15 -50H15L29 -18L15 50H-15L-29 -18Z" fill="${fill}"/><path d="M-12 -46H12L25 -18L12 46H-12L-25 -18Z" fill="#0d0907"/><path d="M-10 12Q-2 6 4 10Q9 6 13 14L10 44H-10Z" fill="${fill}"/><g transform="translate(17 6) rotate(13)"><path d="M-15 -50H15L29 -18L15 50H-15L-29 -18Z" fill="${cut}"/><path d="M-12 -46H12L25 -18L12 46H-12L-25 -18Z" fill="none" stroke="#0d0907" stroke-width="1.2" opacity=".45"/><path d="M-2.6 -36H2.6V-20H14V-15H2.6V30H-2.6V-15H-14V-20H-2.6Z" fill="${pop}"/></g>`,
  reach: ({ fill, cut }) =>
    `<g fill="${fill}"><path d="M-11 50L-8 6Q-14 -2 -13 -12L13 -12Q14 2 8 10L12 50Z"/>${finger(-10, -10, -16, 22)}${finger(-3.5, -12, -5, 30)}${finger(3.5, -12, 6, 27)}${finger(10, -10, 17, 20)}${finger(10, 4, 52, 20)}</g><path d="M-9 20L-4 24L-8 30ZM6 34L10 36L7 41Z" fill="${cut}"/>`,
};
