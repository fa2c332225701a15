/** Objects in a box of -50..50. Those that stand have their base at y = 50. */
export const things = {
  crown: ({ fill, cut, pop }) =>
    `<path d="M-46 34L-50 -22L-26 4L0 -40L26 4L50 -22L46 34Z" fill="${fill}"/><path d="M-46 34H46V46H-46Z" fill="${fill}"/><path d="M-45 26H45V31H-45Z" fill="${cut}" opacity=".6"/><g fill="${pop}"><circle cy="-43" r="6"/><circle cx="-50" cy="-25" r="5"/><circle cx="50" cy="-25" r="5"/></g>`,
  sword: ({ fill, cut }) =>
    `<path d="M-5 -28L-4 40L0 50L4 40L5 -28Z" fill="${fill}"/><path d="M-.8 -28H.8V40H-.8Z" fill="${cut}" opacity=".6"/><path d="M-20 -32H20V-26H-20Z" fill="${fill}"/><path d="M-3 -46H3V-32H-3Z" fill="${fill}"/><circle cy="-47" r="4.6" fill="${fill}"/>`,
  katana: ({ fill, cut }) =>
    `<path d="M-2 -50Q10 -10 5 22L0 22Q3 -10 -2 -50Z" fill="${fill}"/><ellipse cx="2.5" cy="23" rx="8" ry="2" fill="${fill}"/><path d="M0 25H5L4 50H-1Z" fill="${fill}"/><path d="M0 29L5 33M-.3 36L4.6 40M-.6 43L4.2 47" stroke="${cut}" stroke-width="1.2"/>`,
  knife: ({ fill, cut }) =>
    `<path d="M-5 -50Q8 -30 7 8H-5Z" fill="${fill}"/><path d="M-6 8H8V12H-6Z" fill="${fill}"/><path d="M-5 14H7L6 50H-4Z" fill="${fill}"/><circle cx="1" cy="24" r="1.8" fill="${cut}"/><circle cx="1" cy="38" r="1.8" fill="${cut}"/>`,
  axe: ({ fill, pop }) =>
    `<path d="M-3 -44H4L6 50H-5Z" fill="${fill}"/><path d="M-4 -42L-34 -48Q-42 -26 -32 -6L-4 -20Z" fill="${pop}"/><path d="M4 -40H12V-22H4Z" fill="${pop}"/>`,
  claws: ({ fill }) =>
    `<path d="M-40 -46Q-14 0 -22 50Q-32 4 -40 -46ZM-14 -50Q10 0 2 50Q-8 4 -14 -50ZM12 -46Q36 0 28 46Q18 4 12 -46Z" fill="${fill}"/>`,
  key: ({ fill, cut }) =>
    `<path d="M-22 -50Q0 -50 0 -28Q0 -14 -10 -8V40H-4V46H-12V50H-26V-8Q-40 -14 -40 -28Q-40 -48 -22 -50Z" transform="translate(20)" fill="${fill}"/><circle cy="-29" r="9" fill="${cut}"/>`,
  briefcase: ({ fill, cut, pop }) =>
    `<path d="M-48 4L-42 -34H42L48 4Z" fill="${pop}"/><path d="M-40 0L-36 -28H36L40 0Z" fill="${cut}"/><path d="M-50 4H50V48H-50Z" fill="${fill}"/><path d="M-50 12H50V16H-50Z" fill="${cut}" opacity=".25"/><path d="M-12 22V17H12V22" stroke="${pop}" stroke-width="4" fill="none"/><rect x="-36" y="8" width="8" height="10" fill="${pop}"/><rect x="28" y="8" width="8" height="10" fill="${pop}"/>`,
  jester: ({ fill, cut, pop }) =>
    `<rect x="-35" y="-50" width="70" height="100" rx="6" fill="${fill}"/><path d="M-17 22Q-22 -2 -28 -6Q-14 -16 -8 0Q-8 -26 4 -34Q14 -22 6 -2Q14 -16 28 -8Q18 0 17 22Z" fill="${cut}"/><path d="M-18 22H18V28H-18Z" fill="${pop}"/><g fill="${pop}"><circle cx="-28" cy="-5" r="4"/><circle cx="4" cy="-35" r="4"/><circle cx="28" cy="-7" r="4"/></g>`,
  spade: ({ fill }) =>
    `<path d="M0 -48Q10 -26 32 -8Q46 8 34 22Q20 34 6 18Q8 36 18 46H-18Q-8 36 -6 18Q-20 34 -34 22Q-46 8 -32 -8Q-10 -26 0 -48Z" fill="${fill}"/>`,
  heart: ({ fill }) =>
    `<path d="M0 46Q-54 6 -44 -24Q-34 -46 -12 -38Q-3 -34 0 -22Q3 -34 12 -38Q34 -46 44 -24Q54 6 0 46Z" fill="${fill}"/>`,
  feather: ({ fill, cut }) =>
    `<path d="M34 -48Q46 -14 10 24L-12 40L-30 50L-28 44L-18 32Q-26 -8 34 -48Z" fill="${fill}"/><path d="M28 -38Q4 -4 -18 32L-28 48" stroke="${cut}" stroke-width="2" fill="none"/><path d="M14 -16L32 -16M4 0L22 4M-6 14L10 18M12 -14L8 -32M2 2L-6 -16" stroke="${cut}" stroke-width="1.2"/>`,
  bench: ({ fill }) =>
    `<path d="M-50 -2H50V6H-50ZM-50 10H50V16H-50ZM-50 22H50V29H-50ZM-42 29H-35V50H-42ZM35 29H42V50H35ZM-44 -4H-38V26H-44ZM38 -4H44V26H38Z" fill="${fill}"/>`,
  top: ({ fill, cut }) =>
    `<path d="M-3 -50H3V-16H-3Z" fill="${fill}"/><path d="M-40 -6Q-38 -18 0 -18Q38 -18 40 -6Q34 10 8 20L2 50H-2L-8 20Q-34 10 -40 -6Z" fill="${fill}"/><path d="M-36 -8Q0 4 36 -8" stroke="${cut}" stroke-width="3" fill="none"/>`,
  clock: ({ fill, cut, pop }) =>
    `<circle r="50" fill="${fill}"/><circle r="43" fill="none" stroke="${cut}" stroke-width="2"/>${Array.from({ length: 12 }, (_, i) => `<path d="M-1.6 -40H1.6V${i % 3 ? -33 : -28}H-1.6Z" fill="${cut}" transform="rotate(${i * 30})"/>`).join('')}<path d="M-2.4 6L0 -26L2.4 6Z" fill="${cut}" transform="rotate(-58)"/><path d="M-2 8L0 -37L2 8Z" fill="${pop}" transform="rotate(22)"/><circle r="4" fill="${cut}"/>`,
  hourglass: ({ fill, cut, pop }) =>
    `<path d="M-34 -50H34V-43H-34ZM-34 43H34V50H-34Z" fill="${fill}"/><path d="M-28 -43H28Q28 -14 5 0Q28 14 28 43H-28Q-28 14 -5 0Q-28 -14 -28 -43Z" fill="${cut}"/><path d="M-22 -24H22Q16 -8 2 0V34Q14 34 24 41H-24Q-14 34 -2 34V0Q-16 -8 -22 -24Z" fill="${pop}"/>`,
  candle: ({ fill, pop, cut }) =>
    `<path d="M0 -50Q14 -30 8 -18Q0 -10 -8 -18Q-12 -30 0 -50Z" fill="${pop}"/><path d="M0 -36Q6 -26 3 -19Q0 -16 -3 -19Q-5 -26 0 -36Z" fill="${cut}"/><path d="M-1 -16H1V-8H-1Z" fill="${cut}"/><path d="M-13 -8Q0 -3 13 -8V50H-13Z" fill="${fill}"/><path d="M-13 -8Q-16 10 -10 12Q-8 2 -8 -6Z" fill="${cut}" opacity=".3"/>`,
  anvil: ({ fill, pop }) =>
    `<path d="M-50 -8Q-34 2 -18 2V-14H44V0Q24 6 18 18L28 40H36V50H-30V40H-20L-10 18Q-24 14 -30 8Q-44 4 -50 -8Z" fill="${fill}"/><g transform="rotate(-32) translate(18 -26) scale(.62)"><path d="M-4 -20H5L7 50H-6Z" fill="${fill}"/><path d="M-34 -46H28L36 -36V-18H-34Z" fill="${pop}"/></g>`,
  star5: ({ fill }) =>
    `<path d="M0 -50L11.8 -16.2L47.6 -15.5L19 6.2L29.4 40.5L0 20L-29.4 40.5L-19 6.2L-47.6 -15.5L-11.8 -16.2Z" fill="${fill}"/>`,
  lightning: ({ fill }) => `<path d="M14 -50L-22 6H-2L-16 50L26 -12H4Z" fill="${fill}"/>`,
  cassette: ({ fill, cut, pop }) =>
    `<rect x="-50" y="-32" width="100" height="64" rx="6" fill="${fill}"/><rect x="-42" y="-25" width="84" height="38" rx="3" fill="${pop}"/><path d="M-42 -14H42V-10H-42ZM-42 -4H42V0H-42Z" fill="${cut}" opacity=".35"/><rect x="-26" y="-12" width="52" height="18" rx="9" fill="${cut}"/><circle cx="-16" cy="-3" r="6.5" fill="${fill}"/><circle cx="16" cy="-3" r="6.5" fill="${fill}"/><path d="M-30 32L-24 18H24L30 32Z" fill="${cut}" opacity=".55"/>`,
  bomb: ({ fill, pop }) =>
    `<circle cy="12" r="36" fill="${fill}"/><path d="M-10 -30H10V-18H-10Z" fill="${fill}"/><path d="M0 -30Q4 -46 22 -44" stroke="${fill}" stroke-width="3" fill="none"/><path d="M22 -56L25 -47L34 -44L25 -41L22 -32L19 -41L10 -44L19 -47Z" fill="${pop}"/>`,
  hat: ({ fill, pop }) =>
    `<path d="M-50 40Q0 26 50 40Q40 50 0 50Q-40 50 -50 40Z" fill="${fill}"/><path d="M-26 38L-22 -44Q0 -52 22 -44L26 38Q0 30 -26 38Z" fill="${fill}"/><path d="M-25.500 26Q0 18 25.500 26L26 38Q0 30 -26 38Z" fill="${pop}"/>`,
  witchHat: ({ fill, pop }) =>
    `<path d="M-50 40Q0 18 50 40Q36 50 0 50Q-36 50 -50 40Z" fill="${fill}"/><path d="M-26 34Q-10 4 -8 -30Q2 -48 26 -50Q14 -40 12 -26Q14 6 28 34Q0 24 -26 34Z" fill="${fill}"/><path d="M-22 24Q0 14 24 24L28 34Q0 24 -26 34Z" fill="${pop}"/>`,
  magnifier: ({ fill, cut }) =>
    `<g transform="rotate(-40)"><path d="M-6 12H6L8 50H-8Z" fill="${fill}"/><circle cy="-16" r="33" fill="${fill}"/><circle cy="-16" r="26" fill="${cut}"/></g>`,
  handset: ({ fill }) =>
    `<path d="M-50 -14Q-48 -36 -34 -36L-20 -32Q-16 -24 -22 -14Q0 -22 22 -14Q16 -24 20 -32L34 -36Q48 -36 50 -14Q50 -6 42 -6L26 -4Q20 -8 20 -4Q0 -10 -20 -4Q-20 -8 -26 -4L-42 -6Q-50 -6 -50 -14Z" fill="${fill}"/><path d="M-34 -6Q-44 10 -32 14Q-20 18 -30 28Q-40 36 -28 42Q-18 46 -24 50" stroke="${fill}" stroke-width="3" fill="none"/>`,
  teacup: ({ fill, cut, pop }) =>
    `<path d="M-38 -14H26Q28 28 4 36H-16Q-40 28 -38 -14Z" fill="${fill}"/><path d="M26 -8Q48 -10 42 10Q36 24 18 22" stroke="${fill}" stroke-width="6" fill="none"/><ellipse cx="-6" cy="-14" rx="32" ry="7" fill="${cut}"/><ellipse cx="-6" cy="-13" rx="26" ry="4.500" fill="${pop}"/><path d="M-50 40H38Q30 50 10 50H-22Q-42 50 -50 40Z" fill="${fill}"/><path d="M2 -14L22 -46L27 -44L8 -12Z" fill="${cut}"/>`,
  balloon: ({ fill, cut }) =>
    `<path d="M0 -50Q30 -48 30 -18Q28 8 4 20L7 27H-7L-4 20Q-28 8 -30 -18Q-30 -48 0 -50Z" fill="${fill}"/><path d="M0 27Q8 34 0 40Q-6 46 0 54" stroke="${cut}" stroke-width="1.400" fill="none"/><path d="M-18 -30Q-14 -40 -4 -42Q-14 -34 -14 -22Z" fill="${cut}" opacity=".55"/>`,
  pumpkin: ({ fill, cut, pop }) =>
    `<path d="M-6 -34Q-8 -48 4 -50L10 -46Q4 -42 6 -34Z" fill="${cut}"/><path d="M0 -34Q20 -42 34 -30Q50 -20 50 6Q48 36 28 44Q12 50 0 44Q-12 50 -28 44Q-48 36 -50 6Q-50 -20 -34 -30Q-20 -42 0 -34Z" fill="${fill}"/><path d="M0 -34Q-18 0 0 44M-22 -36Q-44 4 -22 46M22 -36Q44 4 22 46" stroke="${cut}" stroke-width="1.600" fill="none" opacity=".4"/><path d="M-30 -4L-12 -10L-16 8ZM30 -4L12 -10L16 8ZM0 4L5 14H-5Z" fill="${pop}"/><path d="M-34 18L-22 24L-16 18L-8 27L0 20L8 27L16 18L22 24L34 18Q22 40 0 40Q-22 40 -34 18Z" fill="${pop}"/>`,
  chessKing: ({ fill, cut }) =>
    `<path d="M-3 -50H3V-44H9V-38H3V-30Q24 -32 22 -14Q20 -4 12 2L16 32H22V38H28V50H-28V38H-22V32H-16L-12 2Q-20 -4 -22 -14Q-24 -32 -3 -30V-38H-9V-44H-3Z" fill="${fill}"/><path d="M-13 6H13M-17 33H17" stroke="${cut}" stroke-width="2"/>`,
  bottle: ({ fill, cut, pop }) =>
    `<path d="M-7 -50H7V-28Q20 -18 20 -2V44Q20 50 14 50H-14Q-20 50 -20 44V-2Q-20 -18 -7 -28Z" fill="${fill}"/><rect x="-20" y="4" width="40" height="26" fill="${cut}"/><path d="M0 8L3 15L10 16L5 21L6 28L0 24L-6 28L-5 21L-10 16L-3 15Z" fill="${pop}"/>`,
  box: ({ fill, cut, pop }) =>
    `<path d="M-44 -24L0 -40L44 -24L0 -6Z" fill="${pop}"/><path d="M-44 -24L0 -6V50L-44 30Z" fill="${fill}"/><path d="M44 -24L0 -6V50L44 30Z" fill="${cut}"/>`,
  soap: ({ fill, cut }) =>
    `<path d="M-46 -14L-14 -32Q-8 -36 0 -34L42 -20Q50 -16 48 -8V8Q48 16 40 20L8 34Q0 37 -8 34L-42 18Q-50 14 -50 6V-6Q-50 -12 -46 -14Z" fill="${fill}"/><path d="M-50 -6V6Q-50 14 -42 18L-8 34Q0 37 8 34L40 20Q48 16 48 8V-6L8 12Q0 15 -8 12Z" fill="${cut}" opacity=".5"/>`,
  tv: ({ fill, cut, pop }) =>
    `<path d="M-16 -50L0 -32L20 -50" stroke="${fill}" stroke-width="3" fill="none"/><rect x="-50" y="-32" width="100" height="72" rx="8" fill="${fill}"/><rect x="-43" y="-25" width="66" height="58" rx="12" fill="${cut}"/><circle cx="36" cy="-12" r="6" fill="${pop}"/><circle cx="36" cy="6" r="6" fill="${pop}"/><path d="M-34 40H-26L-30 50H-36ZM34 40H26L30 50H36Z" fill="${fill}"/>`,
  flowerPot: ({ fill, cut, pop }) =>
    `<path d="M-26 14H26L20 50H-20Z" fill="${fill}"/><path d="M-30 8H30V18H-30Z" fill="${fill}"/><path d="M-1.500 8Q-4 -10 0 -24Q4 -10 1.500 8Z" fill="${cut}"/><path d="M0 4Q-18 -8 -28 -2Q-16 8 0 4ZM0 -2Q18 -14 28 -8Q16 4 0 -2Z" fill="${cut}"/><g fill="${pop}"><circle cy="-34" r="9"/><circle cx="-11" cy="-28" r="8"/><circle cx="11" cy="-28" r="8"/><circle cx="-6" cy="-42" r="7"/><circle cx="7" cy="-42" r="7"/></g>`,
  bed: ({ fill, cut, pop }) =>
    `<path d="M-50 -30H-44V24H-50ZM44 -10H50V24H44Z" fill="${fill}"/><path d="M-44 0H44V12H-44Z" fill="${fill}"/><path d="M-42 -12H-20Q-16 -12 -16 0H-42Z" fill="${cut}"/><path d="M-16 -8Q20 -14 44 -4V4Q36 24 30 8Q22 30 14 10Q6 34 -4 10Q-12 22 -16 4Z" fill="${pop}"/>`,
  chainsaw: ({ fill, cut, pop }) =>
    `<path d="M-4 -6L44 -14Q52 -8 46 -2L-2 12Z" fill="${cut}"/><path d="M0 -9L4 -14L8 -10L12 -15L16 -11L20 -16L24 -12L28 -18L32 -13L36 -19L40 -15L45 -19L50 -10L54 -6L48 0L44 4L40 0L36 7L32 3L28 9L24 5L20 12L16 8L12 14L8 10" fill="none" stroke="${cut}" stroke-width="2.500"/><path d="M-50 -10L-40 -20H-6L4 -10V16L-8 22H-40L-50 14Z" fill="${pop}"/><path d="M-44 -20Q-40 -40 -20 -38Q-4 -36 -4 -18" stroke="${fill}" stroke-width="5" fill="none"/><circle cx="-26" cy="2" r="9" fill="${fill}"/>`,
  drop: ({ fill, cut }) =>
    `<path d="M0 -50Q34 -2 34 18Q32 48 0 50Q-32 48 -34 18Q-34 -2 0 -50Z" fill="${fill}"/><path d="M-22 16Q-20 36 -2 40Q-12 30 -14 14Z" fill="${cut}" opacity=".6"/>`,
  umbrella: ({ fill, cut }) =>
    `<path d="M-2 -50H2V-44Q44 -40 50 0Q40 -8 28 0Q16 -8 0 0Q-16 -8 -28 0Q-40 -8 -50 0Q-44 -40 -2 -44Z" fill="${fill}"/><path d="M-1.500 -4H1.500V40Q2 50 10 48Q14 46 13 40H17Q18 52 8 52Q-2 52 -1.500 40Z" fill="${fill}"/><path d="M-28 0Q-22 -30 0 -44Q22 -30 28 0Q16 -8 0 0Q-16 -8 -28 0Z" fill="${cut}" opacity=".25"/>`,
  gem: ({ fill, cut }) =>
    `<path d="M-24 -40H24L44 -14L0 46L-44 -14Z" fill="${fill}"/><path d="M-24 -40L-12 -14H-44ZM24 -40L44 -14H12ZM-12 -14H12L0 46Z" fill="${cut}" opacity=".3"/>`,
  plant: ({ fill }) =>
    `<path d="M-2 50Q-6 10 2 -20L6 -20Q0 10 4 50Z" fill="${fill}"/><path d="M2 -20Q-22 -50 -46 -30Q-20 -32 2 -20ZM2 -20Q26 -50 48 -28Q24 -32 2 -20ZM2 -20Q-24 -24 -38 0Q-18 -16 2 -20ZM2 -20Q26 -22 40 2Q20 -16 2 -20ZM2 -20Q-4 -44 10 -50Q12 -36 4 -20Z" fill="${fill}"/>`,
  lotus: ({ fill, cut, pop }) =>
    `<path d="M0 -44Q18 -16 0 30Q-18 -16 0 -44Z" fill="${fill}"/><path d="M-24 -32Q4 -6 0 32Q-28 12 -24 -32ZM24 -32Q-4 -6 0 32Q28 12 24 -32Z" fill="${fill}" opacity=".92"/><path d="M-44 -10Q-6 4 0 32Q-36 28 -44 -10ZM44 -10Q6 4 0 32Q36 28 44 -10Z" fill="${pop}"/><path d="M-50 32Q0 24 50 32Q30 44 0 44Q-30 44 -50 32Z" fill="${cut}"/>`,
  rose: ({ fill, cut, pop }) =>
    `<path d="M-2 0Q4 26 -2 50H3Q8 26 2 0Z" fill="${cut}"/><path d="M2 30Q20 14 32 22Q24 36 3 36ZM0 20Q-16 8 -26 14Q-20 26 0 26Z" fill="${cut}"/><circle cy="-22" r="26" fill="${fill}"/><path d="M-22 -30Q0 -52 22 -30Q10 -38 0 -30Q14 -28 16 -16Q6 -24 -4 -20Q8 -10 -2 -2Q-6 -14 -18 -12Q-12 -22 -22 -30Z" fill="${pop}"/>`,
};
