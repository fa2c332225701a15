/**
 * The waltz by bars (two seconds, three beats). A line of `tune` has the notes of a bar with their beats: 'A4:1 C5:2';
 * '-' is a rest. `chords` are the notes of the accompaniment, the lowest first.
 */
export const THEME = [
  'A4:1 C5:1 F5:1',
  'E5:2 C5:1',
  'D5:1 A4:1 F5:1',
  'E5:2 C5:1',
  'D5:1 Bb4:1 F5:1',
  'C5:2 A4:1',
  'Bb4:1 D5:1 G5:1',
  'F5:3',
];

export const CHORDS = {
  F: 'F2 A3 C4 F4',
  CE: 'E2 G3 C4 E4',
  Dm: 'D2 A3 D4 F4',
  Am: 'A2 A3 C4 E4',
  Bb: 'Bb2 Bb3 D4 F4',
  FA: 'A2 A3 C4 F4',
  Gm: 'G2 Bb3 D4 G4',
  C7: 'C2 G3 Bb3 E4',
  A7: 'A2 G3 C#4 E4',
  Dlow: 'D2 D3 A3',
  BbLow: 'Bb1 D3 F3 A3',
  Asus: 'A1 E3 A3 D4',
};

const UNDER_THEME = ['F', 'CE', 'Dm', 'Am', 'Bb', 'FA', 'Gm', 'C7'];

/** The tunes, each with its first bar: {bar, voice, level, bars: a line for each bar}. */
export const TUNES = [
  { bar: 1, voice: 'box', level: 0.5, bars: ['F4:1 C5:1 A5:1', '-:1 G5:1 C5:1', '-:2 C5:1'] },
  { bar: 4, voice: 'box', level: 0.8, bars: THEME.slice(0, 7).concat('E5:2 C5:1') },
  { bar: 8, voice: 'reed', level: 0.28, bars: ['F4:3', 'A4:2 G4:1', 'G4:1 Bb4:2', 'G4:3'] },
  { bar: 12, voice: 'box', level: 0.6, bars: ['A4:1 D5:1 F5:1', 'E5:1 D5:2', 'C#5:1 E5:1 -:1', 'D5:1 -:2'] },
  { bar: 13, voice: 'reed', level: 0.34, bars: ['D4:3', 'E4:3', 'F4:3', 'G4:2 Bb4:1', 'A4:1.9'] },
  { bar: 18, voice: 'box', level: 0.5, bars: ['-:1 A5:1 -:1'] },
  { bar: 20, voice: 'box', level: 0.45, bars: ['A4:2 F4:1', 'E4:3', 'D4:2 A4:1'] },
  { bar: 23, voice: 'pluck', level: 0.7, bars: ['F3:1 A3:1 C4:1', 'E4:2 C4:1'] },
  {
    bar: 25,
    voice: 'box',
    level: 0.62,
    bars: ['A4:1 C5:1 F5:1', 'Bb4:1 D5:1 G5:1', 'C5:1 E5:1 A5:1', 'D5:1 F5:1 Bb5:1', 'C6:2 -:1'],
  },
  { bar: 25, voice: 'reed', level: 0.3, bars: ['F4:3', 'G4:3', 'A4:3', 'Bb4:3', 'C5:3', 'C5:2 E5:1'] },
  { bar: 31, voice: 'box', level: 0.95, bars: THEME },
  { bar: 31, voice: 'reed', level: 0.36, bars: ['F5:3', 'E5:3', 'D5:3', 'E5:3', 'D5:3', 'C5:3', 'Bb4:2 G4:1', 'A4:3'] },
  { bar: 38, voice: 'box', level: 0.55, bars: ['-:3', 'D5:1 F5:1 Bb5:1', 'A5:1 G5:1 E5:1', 'F5:3'] },
];

/**
 * The accompaniment: the name of a chord for each bar from `bar` on. `waltz` plucks it on the beats, `pad` holds it.
 */
export const HARMONY = [
  { bar: 1, pad: 0.22, chords: ['F', 'C7', 'C7'] },
  { bar: 4, waltz: 0.5, pad: 0.2, chords: UNDER_THEME },
  { bar: 12, waltz: 0.3, pad: 0.34, chords: ['Dm', 'Gm', 'A7'] },
  { bar: 15, pad: 0.44, chords: ['BbLow', 'Gm'] },
  { bar: 19, pad: 0.3, chords: ['Dlow', 'Dlow', 'Asus', 'Dlow'] },
  { bar: 23, pad: 0.14, chords: ['F', 'CE'] },
  { bar: 25, waltz: 0.5, pad: 0.3, chords: ['F', 'Gm', 'Am', 'Bb'] },
  { bar: 29, pad: 0.5, chords: ['C7', 'C7'] },
  { bar: 31, waltz: 0.6, pad: 0.5, chords: ['F', 'CE', 'Dm', 'Am', 'Bb', 'FA', 'Gm', 'F'] },
  { bar: 39, waltz: 0.3, pad: 0.3, chords: ['Bb', 'C7', 'F'] },
];
