/** Vehicles, buildings and trees, box -50..50, standing on y = 50. */
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
  car: ({ fill, cut, pop }) =>
    `<path d="M-50 34Q-50 20 -38 16L-20 14L-8 0H6L14 14L40 16Q50 20 50 36L44 40H-46Z" fill="${fill}"/><path d="M-12 14L-4 4H3L9 14Z" fill="${pop}"/><circle cx="-28" cy="39" r="10.500" fill="${cut}"/><circle cx="29" cy="39" r="10.500" fill="${cut}"/><circle cx="-28" cy="39" r="4.500" fill="${pop}"/><circle cx="29" cy="39" r="4.500" fill="${pop}"/>`,
  carFront: ({ fill, cut, pop }) =>
    `<path d="M-32 -8L-22 -36H22L32 -8Q46 -4 48 12L50 40H-50L-48 12Q-46 -4 -32 -8Z" fill="${fill}"/><path d="M-26 -10L-18 -30H18L26 -10Z" fill="${cut}"/><circle cx="-34" cy="12" r="8" fill="${pop}"/><circle cx="34" cy="12" r="8" fill="${pop}"/><path d="M-20 8H20V24H-20Z" fill="${cut}"/><path d="M-46 40H-30V50H-46ZM46 40H30V50H46Z" fill="${fill}"/>`,
  truck: ({ fill, cut, pop }) =>
    `<path d="M-50 -20H14V34H-50Z" fill="${fill}"/><path d="M16 -36H38L42 -10H50V34H16Z" fill="${fill}"/><path d="M22 -28H34L36 -12H22Z" fill="${pop}"/><path d="M12 -50H15V10H12Z" fill="${fill}"/><path d="M-46 -20L-42 -30L-36 -20L-30 -32L-24 -20L-16 -30L-10 -20L-2 -32L4 -20Z" fill="${fill}"/><g fill="${cut}"><circle cx="-36" cy="38" r="12"/><circle cx="-10" cy="38" r="12"/><circle cx="34" cy="38" r="12"/></g><g fill="${pop}"><circle cx="-36" cy="38" r="4.500"/><circle cx="-10" cy="38" r="4.500"/><circle cx="34" cy="38" r="4.500"/></g>`,
  van: ({ fill, cut, pop }) =>
    `<path d="M-48 -26H30Q38 -26 42 -14L48 10V38H-50V-20Z" fill="${fill}"/><path d="M-50 4H48V12H-50Z" fill="${pop}"/><path d="M-40 -16H-20V-4H-40ZM-12 -16H4V-4H-12ZM26 -18H34L38 -2H26Z" fill="${cut}"/><circle cx="-30" cy="39" r="11" fill="${cut}"/><circle cx="30" cy="39" r="11" fill="${cut}"/>`,
  bus: ({ fill, cut, pop }) =>
    `<rect x="-50" y="-28" width="100" height="62" rx="7" fill="${fill}"/>${[-43, -25, -7, 11].map((x) => `<rect x="${x}" y="-19" width="14" height="19" fill="${cut}"/>`).join('')}<path d="M30 -19H50V6H30Z" fill="${cut}"/><path d="M-50 10H50V16H-50Z" fill="${pop}"/><circle cx="-28" cy="36" r="13" fill="${cut}"/><circle cx="28" cy="36" r="13" fill="${cut}"/><circle cx="-28" cy="36" r="5" fill="${pop}"/><circle cx="28" cy="36" r="5" fill="${pop}"/>`,
  train: ({ fill, cut, pop }) =>
    `<path d="M-50 6H50V44H-50Z" fill="${fill}"/><path d="M-50 0H50V6H-50Z" fill="${pop}"/>${[-44, -28, -12, 4, 20, 36].map((x) => `<rect x="${x}" y="14" width="9" height="11" fill="${cut}"/>`).join('')}<path d="M-44 44H44V50H-44Z" fill="${fill}"/>`,
  bullet: ({ fill, cut, pop }) =>
    `<path d="M-50 -16H0Q34 -12 50 14Q46 22 30 22H-50Z" fill="${fill}"/><path d="M-50 8H46L48 14H-50Z" fill="${pop}"/><path d="M14 -8Q30 -2 36 4H18Q12 -2 14 -8Z" fill="${cut}"/>${[-46, -32, -18, -4].map((x) => `<rect x="${x}" y="-8" width="8" height="9" fill="${cut}"/>`).join('')}`,
  motorcycle: ({ fill, cut }) =>
    `<circle cx="-30" cy="32" r="18" fill="${fill}"/><circle cx="31" cy="32" r="18" fill="${fill}"/><circle cx="-30" cy="32" r="10" fill="${cut}"/><circle cx="31" cy="32" r="10" fill="${cut}"/><path d="M-34 10L-8 6L4 12L20 4L16 -8L26 -10L34 30L28 32L22 14L10 34H-14L-20 18Z" fill="${fill}"/><path d="M-20 8L-16 -20Q-12 -28 -4 -24L6 -10L18 -8L17 -3L2 -4L-4 -10L-4 4L6 12L4 30L-2 30L-2 16L-18 12Z" fill="${fill}"/><circle cx="0" cy="-34" r="8" fill="${fill}"/>`,
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
  pagoda: ({ fill, pop }) =>
    `<g fill="${fill}"><path d="M-50 4Q-30 -2 -26 -16H26Q30 -2 50 4L46 8H-46ZM-36 -28Q-18 -34 -14 -46H14Q18 -34 36 -28L33 -24H-33Z"/><path d="M-20 -24H20V-16H-20ZM-36 8H36V50H-36Z"/></g><path d="M-28 16H-20V50H-28ZM-12 16H12V50H-12ZM20 16H28V50H20Z" fill="${pop}"/>`,
  arena: ({ fill, cut }) =>
    `<path d="M-50 50V-26L-44 -30H30L38 -14L44 -16L50 2V50Z" fill="${fill}"/>${[-42, -27, -12, 3, 18, 33].map((x) => `<path d="M${x} 50V26Q${x + 5} 16 ${x + 10} 26V50ZM${x} 10V-6Q${x + 5} -16 ${x + 10} -6V10Z" fill="${cut}"/>`).join('')}`,
  derrick: ({ fill }) =>
    `<g stroke="${fill}" stroke-width="2.600" fill="none"><path d="M-20 50L-5 -44H5L20 50M-16 26H16M-12.500 4H12.500M-9 -18H9M-19 48L14 26L-14 24L11 4L-11 2L8 -18L-8 -20L5 -42M19 48L-14 26"/></g><path d="M-8 -50H8V-44H-8Z" fill="${fill}"/>`,
  chimney: ({ fill, pop }) =>
    `<path d="M-50 50V10H-20V24H16V-2H48V50Z" fill="${fill}"/><path d="M-8 24L-5 -50H5L8 24Z" fill="${fill}"/><path d="M-5.800 -32H5.800V-26H-6ZM-6.500 -14H6.500V-8H-6.800Z" fill="${pop}"/>`,
  monolith: ({ fill }) => `<path d="M-14 -50H14V50H-14Z" fill="${fill}"/>`,
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
  ferris: ({ fill }) =>
    `<g fill="none" stroke="${fill}" stroke-width="2"><circle cy="-10" r="38"/><circle cy="-10" r="31"/>${Array.from({ length: 6 }, (_, i) => `<path d="M-38 -10H38" transform="rotate(${i * 30} 0 -10)"/>`).join('')}<path d="M0 -10L-18 50M0 -10L18 50" stroke-width="3"/></g>`,
  sign: ({ fill, cut, pop }) =>
    `<path d="M-4 -10H4V50H-4Z" fill="${fill}"/><path d="M-42 -44H22L50 -24L22 -4H-42Z" fill="${fill}"/><path d="M-36 -38H20L40 -24L20 -10H-36Z" fill="${pop}"/><path d="M-28 -32V-16L-28 -32L-22 -24L-16 -32V-16" stroke="${cut}" stroke-width="3" fill="none"/>`,
  robot: ({ fill, cut, pop }) =>
    `<circle cy="-12" r="27" fill="${fill}"/><path d="M-20 -18Q0 -28 20 -18V-4Q0 4 -20 -4Z" fill="${cut}"/><circle cx="-9" cy="-11" r="5" fill="${pop}"/><circle cx="9" cy="-11" r="5" fill="${pop}"/><path d="M-26 -2L-40 12L-38 34L-34 34L-34 14L-22 8ZM26 -2L40 12L38 34L34 34L34 14L22 8ZM-14 12L-20 32L-14 50H-8L-12 32L-6 14ZM14 12L20 32L14 50H8L12 32L6 14Z" fill="${fill}"/>`,
  origami: ({ fill, cut }) =>
    `<path d="M-50 26L-8 -6L10 26L-10 40Z" fill="${fill}"/><path d="M-8 -6L14 -46L20 -4L10 26Z" fill="${cut}"/><path d="M14 -46L46 -32L20 -4Z" fill="${fill}"/><path d="M46 -32L50 -20L36 -26ZM-10 40L-6 50L-2 34ZM2 30L8 50L10 26Z" fill="${cut}"/>`,
  roofs: ({ fill, pop }) =>
    `<path d="M-50 50V14L-36 -4L-22 14V2L-8 -18L6 2V10L18 -8L30 10V20L40 8L50 20V50Z" fill="${fill}"/><path d="M-39 18H-34V26H-39ZM-11 4H-6V12H-11ZM16 12H21V20H16ZM38 26H42V34H38Z" fill="${pop}"/>`,
};
