/** Vehicles, buildings and trees in a box of -50..50. They stand on y = 50. */
const spire = (x, width, top, base = 50) =>
  `M${x - width / 2} ${base}V${top + width}L${x} ${top}L${x + width / 2} ${top + width}V${base}Z`;

export const places = {
  liner: ({ fill, pop, cut }) =>
    `<path d="M-50 26H50L42 50H-40Z" fill="${fill}"/><path d="M-38 14H40V26H-38Z" fill="${cut}"/><g fill="${pop}"><path d="M-26 -14H-18L-17 14H-27ZM-10 -14H-2L-1 14H-11ZM6 -14H14L15 14H5ZM22 -14H30L31 14H21Z"/></g><path d="M-44 -20L-43 26M40 -24L41 26" stroke="${fill}" stroke-width="1.400"/>`,
  sailship: ({ fill, pop }) =>
    `<path d="M-46 26L-34 28H30L50 18L40 46Q0 52 -34 46Z" fill="${fill}"/><g stroke="${fill}" stroke-width="2"><path d="M-22 28V-40M4 28V-50M26 28V-36"/></g><g fill="${pop}"><path d="M-36 -34Q-22 -28 -10 -34Q-4 -22 -8 -14Q-22 -8 -38 -14Q-32 -24 -36 -34ZM-12 -44Q4 -38 18 -44Q24 -30 20 -18Q4 -12 -14 -18Q-8 -30 -12 -44ZM-38 -8Q-22 -2 -8 -8Q-2 8 -8 18Q-22 22 -40 18Q-34 4 -38 -8ZM-14 -12Q4 -6 20 -12Q26 4 20 18Q4 24 -16 18Q-8 4 -14 -12ZM18 -30Q28 -26 36 -30Q42 -18 38 -8Q28 -4 18 -8Q22 -20 18 -30ZM20 -2Q28 2 38 -2Q44 10 38 18H22Z"/></g>`,
  boat: ({ fill, cut }) =>
    `<path d="M-50 18H50Q40 50 0 50Q-40 50 -50 18Z" fill="${fill}"/><path d="M-1 18V-50L34 8H3V18Z" fill="${fill}"/><path d="M-5 -30V8H-30Z" fill="${cut}"/>`,
  jet: ({ fill, cut }) =>
    `<path d="M0 -50Q5 -40 5 -22L9 -12L44 16V24L12 18L10 34L24 44V50L0 46L-24 50V44L-10 34L-12 18L-44 24V16L-9 -12L-5 -22Q-5 -40 0 -50Z" fill="${fill}"/><path d="M0 -38Q3 -32 3 -22H-3Q-3 -32 0 -38Z" fill="${cut}"/>`,
  plane: ({ fill }) =>
    `<path d="M-50 -6Q-40 -10 -20 -8L4 -8Q34 -8 48 2Q50 8 36 10L-30 8L-42 4L-48 -18H-40L-32 -6ZM-8 2L-34 26H-24L14 4Z" fill="${fill}"/><path d="M-4 -8L-20 -24H-12L12 -8ZM40 -10H43V16H40Z" fill="${fill}"/>`,
  rocket: ({ fill, cut, pop }) =>
    `<path d="M0 -50Q20 -28 18 6L30 26L28 36L14 26H-14L-28 36L-30 26L-18 6Q-20 -28 0 -50Z" fill="${fill}"/><circle cy="-14" r="8" fill="${cut}"/><path d="M-10 28H10Q8 42 0 52Q-8 42 -10 28Z" fill="${pop}"/>`,
  saucer: ({ fill, cut }) =>
    `<path d="M-18 -6Q-18 -26 0 -26Q18 -26 18 -6Z" fill="${cut}"/><path d="M-50 4Q-30 -10 0 -10Q30 -10 50 4Q30 18 0 18Q-30 18 -50 4Z" fill="${fill}"/>`,
  truck: ({ fill, cut, pop }) =>
    `<path d="M-50 -20H14V34H-50Z" fill="${fill}"/><path d="M16 -36H38L42 -10H50V34H16Z" fill="${fill}"/><path d="M22 -28H34L36 -12H22Z" fill="${pop}"/><path d="M12 -50H15V10H12Z" fill="${fill}"/><path d="M-46 -20L-42 -30L-36 -20L-30 -32L-24 -20L-16 -30L-10 -20L-2 -32L4 -20Z" fill="${fill}"/><g fill="${cut}"><circle cx="-36" cy="38" r="12"/><circle cx="-10" cy="38" r="12"/><circle cx="34" cy="38" r="12"/></g><g fill="${pop}"><circle cx="-36" cy="38" r="4.500"/><circle cx="-10" cy="38" r="4.500"/><circle cx="34" cy="38" r="4.500"/></g>`,
  bullet: ({ fill, cut, pop }) =>
    `<path d="M-50 -16H0Q34 -12 50 14Q46 22 30 22H-50Z" fill="${fill}"/><path d="M-50 8H46L48 14H-50Z" fill="${pop}"/><path d="M14 -8Q30 -2 36 4H18Q12 -2 14 -8Z" fill="${cut}"/>${[-46, -32, -18, -4].map((x) => `<rect x="${x}" y="-8" width="8" height="9" fill="${cut}"/>`).join('')}`,
  bicycle: ({ fill }) =>
    `<g fill="none" stroke="${fill}" stroke-width="3.400"><circle cx="-28" cy="32" r="17"/><circle cx="28" cy="32" r="17"/><path d="M-28 32L-12 4H16L0 32ZM-28 32H0M-12 4L-16 -6M28 32L14 -8H22"/></g><path d="M-22 -8H-9V-4H-22Z" fill="${fill}"/>`,
  helicopter: ({ fill, cut }) =>
    `<path d="M-50 -24H42V-21H-50Z" fill="${fill}"/><path d="M-5 -24H-1V-10H-5Z" fill="${fill}"/><path d="M-22 -8Q-2 -18 16 -6L46 -4L50 -18H54L52 4L16 12Q-6 20 -22 12Q-32 2 -22 -8Z" fill="${fill}"/><path d="M-22 -4Q-14 -8 -8 -8V6H-26Q-26 0 -22 -4Z" fill="${cut}"/><path d="M-20 22H14V25H-20Z" fill="${fill}"/>`,
  castle: ({ fill, pop }) =>
    `<g fill="${fill}"><path d="${spire(-30, 14, -14)}"/><path d="${spire(-12, 16, -38)}"/><path d="${spire(8, 18, -50)}"/><path d="${spire(28, 14, -24)}"/><path d="${spire(41, 9, -2)}"/><path d="${spire(-42, 9, 4)}"/><path d="M-40 20H44V50H-46Z"/></g><g fill="${pop}"><path d="M6 -26H10V-18H6ZM-14 -14H-10V-6H-14ZM26 0H30V8H26ZM-32 8H-28V15H-32ZM6 2H10V10H6ZM-6 30Q0 20 6 30V50H-6Z"/></g>`,
  tower: ({ fill, pop }) =>
    `<path d="M-12 50L-9 -26H-14V-36L-10 -32L-8 -50L-5 -34L0 -46L5 -34L8 -50L10 -32L14 -36V-26H9L12 50Z" fill="${fill}"/><path d="M-2.500 -18Q0 -24 2.500 -18V-8H-2.500ZM-2 10H2V20H-2Z" fill="${pop}"/>`,
  darkTower: ({ fill, pop }) =>
    `<path d="M-14 50L-10 0L-8 -22L-14 -50L-4 -30H4L14 -50L8 -22L10 0L14 50Z" fill="${fill}"/><path d="M0 -34Q5 -26 0 -18Q-5 -26 0 -34Z" fill="${pop}"/>`,
  house: ({ fill, cut, pop }) =>
    `<path d="M-46 -6L0 -44L46 -6H36V50H-36V-6Z" fill="${fill}"/><path d="M18 -40H28V-18L18 -26Z" fill="${fill}"/><path d="M-26 4H-10V20H-26ZM10 4H26V20H10Z" fill="${pop}"/><path d="M-8 50V26H8V50Z" fill="${cut}"/><path d="M-18.800 4H-17.200V20H-18.800ZM17.200 4H18.800V20H17.200Z" fill="${fill}"/>`,
  manor: ({ fill, pop }) =>
    `<path d="M-48 50V2L-40 -10L-32 2V-8H-14V-30L-4 -50L6 -30V-14H20L32 -30L44 -14V50Z" fill="${fill}"/><g fill="${pop}"><path d="M-7 -26H-1V-14H-7ZM-42 8H-37V18H-42ZM-26 4H-21V14H-26ZM28 -8H36V4H28ZM-7 0H-1V12H-7ZM12 4H18V14H12ZM-26 26H-21V36H-26ZM28 22H36V34H28ZM-8 50V32Q-4 26 0 32V50Z"/></g>`,
  church: ({ fill, pop }) =>
    `<path d="M-10 50V-14L0 -42L10 -14V4L42 14V50Z" fill="${fill}"/><path d="M-1 -52H1V-40H-1ZM-4 -48H4V-46H-4Z" fill="${fill}"/><path d="M-3 -8Q0 -14 3 -8V4H-3ZM-4 50V34Q0 28 4 34V50ZM18 26H23V38H18ZM31 26H36V38H31Z" fill="${pop}"/>`,
  lighthouse: ({ fill, pop }) =>
    `<path d="M-11 50L-7 -22H7L11 50Z" fill="${fill}"/><path d="M-10 -26H10V-21H-10ZM-7 -40L0 -50L7 -40Z" fill="${fill}"/><path d="M-5 -40H5V-26H-5Z" fill="${pop}"/>`,
  ovoid: ({ fill, cut }) =>
    `<path d="M2 -50Q22 -46 22 0Q22 46 2 50Q-14 40 -14 0Q-14 -40 2 -50Z" fill="${fill}"/><path d="M2 -50Q22 -46 22 0Q22 46 2 50Q12 40 12 0Q12 -40 2 -50Z" fill="${cut}" opacity=".35"/>`,
  iceberg: ({ fill, cut }) =>
    `<path d="M-26 -34L-16 -50L-4 -42L8 -48L22 -34L44 -18L36 10L20 28L8 50L-10 36L-24 30L-40 4L-44 -20Z" fill="${fill}"/><path d="M-26 -34L-4 -42L-8 -10L-18 8L-40 4L-44 -20ZM8 -48L22 -34L10 -6L20 28L8 50L-2 10Z" fill="${cut}" opacity=".25"/>`,
  island: ({ fill, cut, pop }) =>
    `<path d="M-44 -14H44L30 6L18 12L8 50L-4 22L-18 28L-26 6Z" fill="${fill}"/><path d="M6 -14L44 -14L30 6L18 12L8 50Z" fill="${cut}" opacity=".3"/><path d="M-46 -12Q-44 -26 -30 -22Q-24 -36 -10 -28Q2 -40 14 -28Q28 -32 32 -22Q46 -24 46 -12Q0 -6 -46 -12Z" fill="${pop}"/>`,
  acacia: ({ fill }) =>
    `<path d="M-2 50Q2 20 -8 2L-26 -18H-20L-2 -4L8 -20H13L4 4Q4 24 6 50Z" fill="${fill}"/><path d="M-50 -14Q-40 -32 -14 -30Q0 -40 18 -32Q44 -34 50 -16Q30 -12 14 -16Q-20 -8 -50 -14Z" fill="${fill}"/>`,
  bareTree: ({ fill }) =>
    `<path d="M-8 50Q-2 24 -4 8L-24 -8L-44 -10L-26 -14L-34 -34L-18 -14L-5 -4L-8 -28L-18 -46L-2 -30L4 -50L4 -26L0 -2L16 -16L18 -38L24 -20L44 -30L28 -12L46 -4L24 -6L6 10Q4 28 10 50Z" fill="${fill}"/>`,
  palm: ({ fill }) =>
    `<path d="M-3 50Q-8 10 2 -22L6 -22Q0 10 5 50Z" fill="${fill}"/><path d="M4 -22Q-14 -46 -40 -28Q-18 -32 4 -22ZM4 -22Q24 -48 48 -26Q26 -32 4 -22ZM4 -22Q-22 -22 -32 4Q-16 -14 4 -22ZM4 -22Q28 -22 38 4Q22 -14 4 -22ZM4 -22Q-2 -44 12 -50Q12 -34 4 -22Z" fill="${fill}"/>`,
  sign: ({ fill, cut, pop }) =>
    `<path d="M-4 -10H4V50H-4Z" fill="${fill}"/><path d="M-42 -44H22L50 -24L22 -4H-42Z" fill="${fill}"/><path d="M-36 -38H20L40 -24L20 -10H-36Z" fill="${pop}"/><path d="M-28 -32V-16L-28 -32L-22 -24L-16 -32V-16" stroke="${cut}" stroke-width="3" fill="none"/>`,
  robot: ({ fill, cut, pop }) =>
    `<circle cy="-12" r="27" fill="${fill}"/><path d="M-20 -18Q0 -28 20 -18V-4Q0 4 -20 -4Z" fill="${cut}"/><circle cx="-9" cy="-11" r="5" fill="${pop}"/><circle cx="9" cy="-11" r="5" fill="${pop}"/><path d="M-26 -2L-40 12L-38 34L-34 34L-34 14L-22 8ZM26 -2L40 12L38 34L34 34L34 14L22 8ZM-14 12L-20 32L-14 50H-8L-12 32L-6 14ZM14 12L20 32L14 50H8L12 32L6 14Z" fill="${fill}"/>`,
  roofs: ({ fill, pop }) =>
    `<path d="M-50 50V14L-36 -4L-22 14V2L-8 -18L6 2V10L18 -8L30 10V20L40 8L50 20V50Z" fill="${fill}"/><path d="M-39 18H-34V26H-39ZM-11 4H-6V12H-11ZM16 12H21V20H16ZM38 26H42V34H38Z" fill="${pop}"/>`,
};
