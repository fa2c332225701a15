/** Animals and monsters in a box of -50..50. Those that stand have their feet at y = 50. */
const wing = 'M0 0Q14 -22 50 -26Q40 -14 42 -4Q32 -8 26 2Q18 -4 12 8Q6 4 0 10Z';

export const creatures = {
  bat: ({ fill }) =>
    `<g fill="${fill}"><path d="M-5 -14L-3 -6H3L5 -14L8 -2Q6 14 0 20Q-6 14 -8 -2Z"/><path d="M5 -2Q16 -20 50 -18Q42 -8 42 4Q34 -2 28 8Q20 2 14 14Q10 8 4 10Z"/><path d="M-5 -2Q-16 -20 -50 -18Q-42 -8 -42 4Q-34 -2 -28 8Q-20 2 -14 14Q-10 8 -4 10Z"/></g>`,
  crow: ({ fill, cut }) =>
    `<path d="M48 -26L32 -32Q22 -40 12 -34Q2 -30 -6 -16L-46 28L-50 42L-30 32L-12 28L-4 34L-8 48L-2 50L4 34H8L8 48L14 50L14 30Q30 18 30 -2Q31 -14 36 -20Z" fill="${fill}"/><circle cx="24" cy="-29" r="2.4" fill="${cut}"/>`,
  duck: ({ fill, pop, cut }) =>
    `<path d="M-50 2Q-40 20 -26 12L0 6Q2 -8 8 -18Q8 -38 26 -38Q40 -36 40 -24Q38 -12 30 -6Q46 14 30 32Q10 44 -22 36Q-42 26 -50 2Z" fill="${fill}"/><path d="M38 -28L50 -24L39 -18Z" fill="${pop}"/><circle cx="28" cy="-27" r="2.6" fill="${cut}"/><path d="M-24 16Q0 10 18 18Q4 30 -12 28Q-20 24 -24 16Z" fill="${cut}" opacity=".4"/>`,
  rabbit: ({ fill, cut }) =>
    `<path d="M10 -14Q0 -40 4 -50Q12 -46 17 -22Q18 -42 26 -49Q30 -36 26 -18Q40 -12 40 0Q38 8 28 9Q32 20 28 32L34 46V50H16L14 42L-8 44L-2 50H-28Q-42 40 -36 18L-46 22Q-50 12 -40 10Q-28 -8 -4 -6Q4 -10 10 -14Z" fill="${fill}"/><circle cx="29" cy="-6" r="2.6" fill="${cut}"/>`,
  sheep: ({ fill, cut }) =>
    `<g fill="${cut}"><path d="M-22 24H-16V50H-22ZM-6 24H0V50H-6ZM10 24H16V50H10Z"/></g><path d="M-36 10Q-48 2 -36 -8Q-36 -20 -22 -18Q-14 -28 -2 -20Q10 -28 18 -16Q30 -14 28 -2Q36 10 24 16Q20 28 6 24Q-6 32 -16 24Q-32 26 -36 10Z" fill="${fill}"/><path d="M22 -20Q30 -26 40 -20Q48 -6 44 4Q36 8 30 0Q24 -6 22 -20Z" fill="${cut}"/>`,
  moth: ({ fill, cut, pop }) =>
    `<path d="M0 -24Q-20 -50 -48 -42Q-50 -14 -26 0Q-44 8 -40 30Q-32 46 -14 36Q-4 26 0 8Q4 26 14 36Q32 46 40 30Q44 8 26 0Q50 -14 48 -42Q20 -50 0 -24Z" fill="${fill}"/><path d="M-10 -14Q-22 -32 -38 -32Q-36 -14 -18 -6ZM10 -14Q22 -32 38 -32Q36 -14 18 -6Z" fill="${cut}" opacity=".45"/><circle cx="-27" cy="-24" r="5" fill="${pop}"/><circle cx="27" cy="-24" r="5" fill="${pop}"/><circle cx="-22" cy="22" r="6" fill="${cut}" opacity=".5"/><circle cx="22" cy="22" r="6" fill="${cut}" opacity=".5"/><path d="M-5 -26Q0 -36 5 -26L6 10Q4 34 0 44Q-4 34 -6 10Z" fill="${cut}"/><path d="M-2 -30Q-6 -46 -16 -50M2 -30Q6 -46 16 -50" stroke="${cut}" stroke-width="2" fill="none"/>`,
  spider: ({ fill }) =>
    `<g fill="${fill}"><ellipse cy="12" rx="13" ry="18"/><circle cy="-10" r="9"/></g><g stroke="${fill}" stroke-width="3.2" fill="none" stroke-linejoin="bevel"><path d="M-7 -12L-26 -30L-36 -50M-8 -8L-32 -14L-48 -26M-8 -4L-30 8L-46 24M-6 0L-22 22L-30 48"/><path d="M7 -12L26 -30L36 -50M8 -8L32 -14L48 -26M8 -4L30 8L46 24M6 0L22 22L30 48"/></g>`,
  cat: ({ fill, pop }) =>
    `<path d="M-18 -30L-20 -50L-8 -40H8L20 -50L18 -30Q22 -18 12 -10Q26 6 26 34L28 50H-28L-26 34Q-26 6 -12 -10Q-22 -18 -18 -30Z" fill="${fill}"/><path d="M26 44Q50 40 42 12Q40 4 46 -2Q34 -2 35 14Q38 32 24 36Z" fill="${fill}"/><path d="M-12 -28L-4 -24L-11 -22ZM12 -28L4 -24L11 -22Z" fill="${pop}"/>`,
  stag: ({ fill }) =>
    `<path d="M20 -14L30 -18L40 -8L37 -3L28 -4L24 8L22 24L24 50H19L16 26L-14 22L-20 32L-18 50H-23L-26 30L-30 8Q-28 0 -16 0L8 -2L14 -10Z" fill="${fill}"/><path d="M8 24L12 50H8L2 24ZM-14 22L-10 50H-14L-20 26Z" fill="${fill}"/><g stroke="${fill}" stroke-width="2.6" fill="none"><path d="M22 -14Q6 -26 8 -48M11 -32L-2 -40M16 -22L2 -26M24 -15Q40 -26 40 -48M38 -34L50 -42M33 -23L46 -26"/></g>`,
  antlers: ({ fill }) =>
    `<g stroke="${fill}" stroke-width="4.5" fill="none" stroke-linecap="round"><path d="M-5 22Q-34 10 -38 -22Q-38 -36 -30 -48M-36 -6Q-48 -12 -50 -28M-28 8Q-22 -6 -24 -24M-16 17Q-10 6 -12 -6"/><path d="M5 22Q34 10 38 -22Q38 -36 30 -48M36 -6Q48 -12 50 -28M28 8Q22 -6 24 -24M16 17Q10 6 12 -6"/></g><path d="M-12 18L-28 22L-13 28L-8 46Q0 54 8 46L13 28L28 22L12 18Q0 12 -12 18Z" fill="${fill}"/>`,
  horse: ({ fill }) =>
    `<path d="M-40 0Q-30 -12 -8 -8L10 -10L24 -38L28 -46L32 -38L46 -24L43 -17L33 -20L28 0L22 10L24 50H19L14 18L-12 16L-20 26L-18 50H-23L-28 24L-34 12L-40 34L-46 36Q-46 10 -40 0Z" fill="${fill}"/><path d="M10 16L30 28L26 42L22 40L24 30L4 20ZM-12 14L-10 30L-14 50H-9L-4 28L-4 14Z" fill="${fill}"/>`,
  rat: ({ fill, cut }) =>
    `<path d="M50 30Q46 12 30 8Q32 -2 24 -4Q16 -4 17 6Q-16 -6 -30 20Q-34 34 -28 42L-10 44L-14 50H4L6 44L18 44L20 50H32L28 42Q42 40 50 30Z" fill="${fill}"/><path d="M-26 38Q-50 40 -46 14Q-44 -6 -34 -16" stroke="${fill}" stroke-width="3.4" fill="none"/><circle cx="38" cy="24" r="2" fill="${cut}"/>`,
  whale: ({ fill, cut }) =>
    `<path d="M-50 -26Q-38 -24 -32 -12Q-24 -22 -14 -24Q-18 -8 -22 -2Q0 -22 26 -20Q50 -16 50 0Q46 14 24 16L14 30L8 16Q-16 14 -30 4Q-44 -2 -50 -26Z" fill="${fill}"/><path d="M50 0Q46 14 24 16L0 14Q28 12 50 0Z" fill="${cut}" opacity=".5"/><circle cx="37" cy="-6" r="1.8" fill="${cut}"/>`,
  dragon: ({ fill }) =>
    `<path d="${wing}" fill="${fill}" transform="translate(2 -10) scale(1 1.5)"/><path d="${wing}" fill="${fill}" transform="translate(-4 -10) scale(-.92 1.35)"/><path d="M34 8L46 2L38 -4L44 -8L30 -6Q14 0 4 -12L-4 -10Q-14 6 -8 20Q0 34 -14 40Q-26 42 -34 34L-42 30L-40 40Q-28 52 -10 48Q10 44 6 24Q4 14 12 10Q22 10 26 14Z" fill="${fill}"/>`,
  spines: ({ fill, cut }) =>
    `<path d="M-50 50L-42 26L-36 34L-28 4L-18 20L-10 -22L0 -2L8 -50L20 -8L28 -24L32 10L40 -4L42 26L48 24L50 50Z" fill="${fill}"/><path d="M8 -50L20 -8L16 50H8ZM-10 -22L0 -2L-4 50H-12ZM-28 4L-18 20L-20 50H-27ZM28 -24L32 10V50H28Z" fill="${cut}" opacity=".3"/>`,
  mosquito: ({ fill }) =>
    `<g stroke="${fill}" stroke-width="2.2" fill="none"><path d="M-4 -4L-26 2L-38 30M2 0L-10 18L-20 48M6 2L16 18L14 48M8 -4L28 4L40 34M14 -16L34 -6"/></g><path d="M-6 -6L-44 -26Q-40 -36 -8 -14ZM-2 -10L-18 -46Q-8 -48 4 -14Z" fill="${fill}" opacity=".65"/><path d="M10 -20Q0 -14 -8 0L-30 34L-26 38L2 12Q12 0 14 -10Z" fill="${fill}"/><circle cx="14" cy="-18" r="7" fill="${fill}"/>`,
};
