/**
 * The faces, as data. `leading` is in cap heights; `tracking` in ems; `condensed` faces may be stacked tall; `credit`
 * is the partner for the small line. `more` are the parts of the face for other letters, which the package has in
 * separate files.
 */
export const FACES = {
  anton: {
    file: 'anton/files/anton-latin-400-normal.woff',
    more: ['latin-ext', 'vietnamese'],
    tracking: 0.005,
    leading: 1.13,
  },
  gothic: {
    file: 'league-gothic/files/league-gothic-latin-400-normal.woff',
    more: ['latin-ext', 'vietnamese'],
    tracking: 0.01,
    leading: 1.12,
  },
  bowlby: { file: 'bowlby-one/files/bowlby-one-latin-400-normal.woff', tracking: -0.01, leading: 1.16 },
  limelight: {
    file: 'limelight/files/limelight-latin-400-normal.woff',
    more: ['latin-ext'],
    tracking: 0.015,
    leading: 1.42,
  },
  abril: {
    file: 'abril-fatface/files/abril-fatface-latin-400-normal.woff',
    more: ['latin-ext'],
    tracking: 0,
    leading: 1.4,
    mixedCase: true,
  },
  cinzel: { file: 'cinzel/files/cinzel-latin-700-normal.woff', more: ['latin-ext'], tracking: 0.05, leading: 1.36 },
  rye: { file: 'rye/files/rye-latin-400-normal.woff', more: ['latin-ext'], tracking: 0.01, leading: 1.2 },
  righteous: {
    file: 'righteous/files/righteous-latin-400-normal.woff',
    more: ['latin-ext'],
    tracking: 0.02,
    leading: 1.2,
  },
  michroma: {
    file: 'michroma/files/michroma-latin-400-normal.woff',
    more: ['latin-ext'],
    tracking: 0.08,
    leading: 1.5,
    weight: 0.026,
  },
  elite: {
    file: 'special-elite/files/special-elite-latin-400-normal.woff',
    more: ['latin-ext'],
    tracking: 0,
    leading: 1.42,
  },
  germania: {
    file: 'germania-one/files/germania-one-latin-400-normal.woff',
    tracking: 0.02,
    leading: 1.25,
    mixedCase: true,
  },
  syne: { file: 'syne/files/syne-latin-800-normal.woff', more: ['latin-ext', 'greek'], tracking: 0, leading: 1.22 },
  bricolage: {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
    more: ['latin-ext', 'vietnamese'],
    tracking: -0.02,
    leading: 1.2,
    mixedCase: true,
  },
  jost: {
    file: 'jost/files/jost-latin-600-normal.woff',
    more: ['latin-ext', 'cyrillic'],
    tracking: 0.14,
    leading: 1.7,
  },
};

export const CREDIT_FACE = 'jost';
