/** The directions of drama series. */
export const SERIES_OF_DRAMA = {
  Chernobyl: {
    scene: 'lid',
    palette: 'ash',
    key: 'night',
    face: 'michroma',
  },
  Succession: {
    scene: 'big',
    motif: 'chessKing',
    palette: 'cognac',
    key: 'day',
    face: 'abril',
    options: {
      back: 'floor',
      size: 720,
      cy: 640,
      rotate: 38,
      dy: 40,
      colors: (s) => ({ fill: s.ink, cut: s.ramp[3] }),
    },
  },
  'Band of Brothers': {
    scene: 'repeat',
    motif: 'parachute',
    palette: 'khaki',
    key: 'dusk',
    face: 'gothic',
    options: { grid: [4, 5], brick: true, scatter: true, tone: 2, zone: 'top' },
  },
  'The White Lotus': {
    scene: 'botanic',
    motif: 'lotus',
    palette: 'lake',
    key: 'day',
    face: 'limelight',
    options: { berries: true, colors: (s) => ({ fill: '#fff7e6', pop: '#f0b9a0', cut: s.ramp[2] }) },
  },
};
