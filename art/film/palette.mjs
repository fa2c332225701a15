/**
 * The colors of the film: dusk, the night without a moon, and the warm night at the end. `near` to `far` are
 * silhouettes.
 */
export const INK = '#120d14';
export const LAMP = '#ffce7a';
export const AMBER = '#ff9d3c';
export const SCARF = '#c9432f';
export const PAPER = '#f6e8cc';

export const DUSK = {
  sky: [
    [0, '#181231'],
    [0.42, '#3d2652'],
    [0.68, '#84456c'],
    [0.84, '#cf7470'],
    [0.95, '#f3b181'],
    [1, '#f8c995'],
  ],
  far: '#5b3558',
  mid: '#3a2344',
  near: '#22162c',
  sea: ['#a4596c', '#6b3b60', '#3b2449'],
  mist: '#e08f7c',
  star: '#fdeccb',
};

export const BLIND = {
  sky: [
    [0, '#070913'],
    [0.5, '#0e1424'],
    [0.85, '#1a2438'],
    [1, '#263349'],
  ],
  far: '#18202f',
  mid: '#111726',
  near: '#0a0d17',
  sea: ['#2c3b53', '#1d2940', '#101827'],
  mist: '#6b80a0',
  star: '#9fb0c8',
};

export const MOONLIT = {
  sky: [
    [0, '#101433'],
    [0.45, '#27305e'],
    [0.75, '#4f4f7c'],
    [0.93, '#9a7a86'],
    [1, '#caa08a'],
  ],
  far: '#3d3d64',
  mid: '#272846',
  near: '#16152b',
  sea: ['#565a85', '#363a63', '#1d2042'],
  mist: '#d8b48f',
  star: '#fff2d6',
};
