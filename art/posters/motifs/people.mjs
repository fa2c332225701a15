/**
 * Silhouettes of people in a box of -50..50, with the feet at y = 50. Each is a function of its colors {fill, cut,
 * pop}: cut-paper shapes with few details.
 */
const legs = 'M-10 18H10L8 50H1.5L0 26L-1.5 50H-8Z';
const coat = 'M-6 -32L6 -32L14 -27L17 8L12 8L11 -8L14 25H-14L-11 -8L-12 8L-17 8L-14 -27Z';

export const people = {
  figure: ({ fill }) =>
    `<g fill="${fill}"><circle cy="-41" r="7"/><path d="M-5 -33H5L13 -28L15 6L10 7L9 -10L9 20L7 50H1L0 22L-1 50H-7L-9 20L-9 -10L-10 7L-15 6L-13 -28Z"/></g>`,
  hatman: ({ fill }) =>
    `<g fill="${fill}"><path d="M-8 -50L8 -50L9 -43L15 -41V-39H-15V-41L-9 -43Z"/><circle cy="-37" r="6"/><path d="${coat}"/><path d="${legs}"/></g>`,
  suit: ({ fill, cut }) =>
    `<g fill="${fill}"><circle cy="-42" r="6.5"/><path d="M-5 -34H5L14 -29L16 6L11 7L10 -10L10 18L8 50H2L0 22L-2 50H-8L-10 18L-10 -10L-11 7L-16 6L-14 -29Z"/><path d="M-3 -34H3L0 -16Z" fill="${cut}"/><path d="M-1 -33H1L1.5 -20L0 -17L-1.5 -20Z"/></g>`,
  walker: ({ fill }) =>
    `<g fill="${fill}"><circle cx="1" cy="-42" r="6.5"/><path d="M-4 -34L6 -34L11 -26L16 -6L12 -4L7 -18L7 8L16 48L9 50L0 18L-8 50L-15 48L-7 10L-7 -14L-13 0L-17 -3L-10 -26Z"/></g>`,
  armsUp: ({ fill }) =>
    `<g fill="${fill}"><circle cy="-36" r="7"/><path d="M-5 -28H5L10 -26L30 -50L35 -47L15 -14L9 0L8 20L7 50H1L0 24L-1 50H-7L-8 20L-9 0L-15 -14L-35 -47L-30 -50L-10 -26Z"/></g>`,
  runner: ({ fill }) =>
    `<g fill="${fill}"><circle cx="14" cy="-40" r="7"/><path d="M4 -34L14 -30L18 -16L30 -12L29 -6L13 -9L9 -18L4 -2L18 10L14 34L26 46L22 50L6 36L6 16L-8 6L-16 26L-40 28L-41 22L-20 19L-10 -6L-4 -20L-14 -14L-20 2L-26 -1L-19 -20Z"/></g>`,
  faller: ({ fill }) =>
    `<g fill="${fill}"><circle cx="6" cy="30" r="7.5"/><path d="M0 22L12 20L18 8L40 22L44 17L20 -4L12 -12L30 -34L44 -34V-41L26 -42L6 -16L-4 -18L-22 -46L-29 -43L-14 -12L-10 2L-34 2V9L-8 12Z"/></g>`,
  astronaut: ({ fill, cut, pop }) =>
    `<g fill="${fill}"><rect x="-20" y="-28" width="40" height="44" rx="8"/><circle cy="-34" r="16"/><path d="M-14 -24H14L22 -16L26 10L18 12L14 2L14 24L15 50H3L0 26L-3 50H-15L-14 24L-14 2L-18 12L-26 10L-22 -16Z"/><path d="M-10 -39Q0 -46 10 -39V-31Q0 -24 -10 -31Z" fill="${cut}"/><rect x="-7" y="-14" width="14" height="8" fill="${pop}"/></g>`,
  rider: ({ fill }) =>
    `<g fill="${fill}"><path d="M-38 -6L-30 -14L-8 -12L12 -12L24 -34L30 -40L33 -33L44 -24L42 -18L34 -20L28 -4L24 8L27 26L24 50H19L19 28L12 12L-14 12L-22 24L-18 34L-22 50H-27L-25 35L-31 26L-32 10L-36 6L-40 22L-46 30L-43 8Z"/><path d="M10 14L30 22L26 36L22 35L24 26L6 18Z"/><path d="M-12 12L-10 30L-16 48H-21L-16 28L-22 10Z"/><circle cx="4" cy="-44" r="5.5"/><path d="M-6 -37L8 -38L12 -26L20 -20L18 -16L8 -21L6 -12L10 4L6 14L2 13L4 2L-8 -10Z"/><path d="M-5 -46L13 -46L13 -44L-5 -44ZM-1 -51H9V-45H-1Z"/></g>`,
  couple: ({ fill, pop }) =>
    `<g fill="${fill}"><circle cx="-10" cy="-40" r="6.5"/><path d="M-15 -32H-5L2 -27L3 4L-1 6L-3 20L-4 50H-9L-10 22L-12 50H-17L-18 20L-19 4L-22 4L-21 -27Z"/></g><g fill="${pop}"><circle cx="13" cy="-30" r="6"/><path d="M8 -23H18L23 -18L24 4L20 4L26 28H19L18 50H14L13 28L12 50H8L7 28H1L6 4L3 4L4 -18Z"/></g>`,
  child: ({ fill }) =>
    `<g fill="${fill}"><circle cy="-30" r="13"/><path d="M-8 -16H8L16 -10L20 10L14 12L10 0L18 26H9L8 50H1L0 30L-1 50H-8L-9 26H-18L-10 0L-14 12L-20 10L-16 -10Z"/></g>`,
  cardinal: ({ fill, cut }) =>
    `<path d="M0 -50Q20 -48 22 -30L24 -20H-24L-22 -30Q-20 -48 0 -50Z" fill="${fill}"/><path d="M-15 -20H15V-8Q14 6 0 8Q-14 6 -15 -8Z" fill="${cut}"/><path d="M-46 50Q-44 8 -14 3Q0 14 14 3Q44 8 46 50Z" fill="${fill}"/>`,
  bust: ({ fill, cut }) =>
    `<circle cy="-24" r="20" fill="${fill}"/><path d="M-44 50Q-43 6 -14 0H14Q43 6 44 50Z" fill="${fill}"/><path d="M-8 0H8L0 26Z" fill="${cut}"/>`,
  tuxedo: ({ fill, cut, pop }) =>
    `<path d="M-50 50L-46 -14Q-30 -26 -16 -32L16 -32Q30 -26 46 -14L50 50Z" fill="${fill}"/><path d="M-15 -33L0 40L15 -33Z" fill="${cut}"/><path d="M-14 -34L-1 -27V-21L-15 -14Q-12 -24 -14 -34ZM14 -34L1 -27V-21L15 -14Q12 -24 14 -34Z" fill="${fill}"/><rect x="-3" y="-28" width="6" height="8" fill="${fill}"/><g fill="${pop}"><circle cx="-26" cy="-3" r="6.5"/><circle cx="-31" cy="1" r="4.5"/><circle cx="-22" cy="3" r="5"/><circle cx="-27" cy="5" r="4.5"/></g><circle cy="-4" r="1.6" fill="${fill}"/><circle cy="9" r="1.6" fill="${fill}"/><path d="M-27 9Q-23 17 -25 24" stroke="${pop}" stroke-width="1.4" fill="none"/>`,
  caped: ({ fill, pop }) =>
    `<path d="M-9 -29Q-30 -2 -44 42L-33 38L-26 49L-16 41L-6 50L4 42L14 49L24 40L34 46L44 38Q28 -4 9 -29Z" fill="${pop}"/><path d="M-5 -36H5L14 -32L20 -18L18 0L23 6L18 11L12 3L13 -14L9 -18L8 2L10 20L6 48H1.500L0 24L-1.500 48H-6L-10 20L-8 2L-9 -18L-13 -14L-12 3L-18 11L-23 6L-18 0L-20 -18L-14 -32Z" fill="${fill}"/><circle cy="-43" r="6.500" fill="${fill}"/>`,
  parachute: ({ fill, cut }) =>
    `<path d="M-40 -14Q-38 -50 0 -50Q38 -50 40 -14Q33 -20 27 -14Q20 -20 13 -14Q6 -20 0 -14Q-6 -20 -13 -14Q-20 -20 -27 -14Q-33 -20 -40 -14Z" fill="${fill}"/><path d="M-13 -14Q-10 -40 0 -50Q10 -40 13 -14Q6 -20 0 -14Q-6 -20 -13 -14Z" fill="${cut}" opacity=".35"/><path d="M-40 -14L0 26L40 -14M-13 -14L0 26L13 -14" stroke="${fill}" stroke-width="1.2" fill="none"/><circle cy="25" r="4" fill="${fill}"/><path d="M-4 28H4L5 40L3 50H0L0 42L-2 50H-5L-4 40Z" fill="${fill}"/>`,
  lamplighter: ({ fill, cut, pop }) =>
    `<path d="M-27 50V-34M-15 50V-34${Array.from({ length: 9 }, (_, i) => `M-27 ${46 - i * 9}H-15`).join('')}" stroke="${fill}" stroke-width="2" fill="none"/><path d="M-2 0L15 -42" stroke="${fill}" stroke-width="1.6"/><path d="M15 -42Q10 -46 16 -54Q20 -46 15 -42Z" fill="${pop}"/><path d="M-24 -12Q-29 8 -31 22Q-20 25 -9 22Q-12 4 -14 -12Q-19 -15 -24 -12Z" fill="${fill}"/><path d="M-25 20L-27 33H-20L-21 20ZM-18 20L-17 33H-10L-13 20ZM-15 -9L1 -4L0 1L-17 -2Z" fill="${fill}"/><circle cx="-18" cy="-19" r="5.4" fill="${fill}"/><path d="M-28 -22Q-18 -26 -8 -22V-20.500Q-18 -23 -28 -20.500ZM-24 -22Q-24 -33 -18 -33Q-12 -33 -12 -22Q-18 -24.500 -24 -22Z" fill="${fill}"/><path d="M-24 -14Q-18 -11.500 -12.500 -14.500L-13 -11.500Q-18 -9 -23.500 -11.500ZM-23 -12.500L-34 -9L-32 -5.500L-21 -9.500Z" fill="${pop}"/><path d="M-30 6H-25V13H-30Z" fill="${cut}"/>`,
};
