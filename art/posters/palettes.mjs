/**
 * The palettes, as data. `ramp` goes from the darkest ink to the paper, `pop` is the accent color. The colors are warm,
 * as if screen-printed on cream.
 */
export const PALETTES = {
  // crime, noir, mystery
  oxblood: { ramp: ['#160b0d', '#3d1016', '#7d1b20', '#bb3a2d', '#e3a56c', '#f5e6ca'], pop: '#e8b53a' },
  mustard: { ramp: ['#17110b', '#33260f', '#76551a', '#c98f1f', '#efc24d', '#f9edcf'], pop: '#c63d22' },
  verdigris: { ramp: ['#0c1615', '#153230', '#2a5d55', '#629c86', '#cfdab2', '#f6f0d9'], pop: '#dd572c' },
  bone: { ramp: ['#171212', '#3d3230', '#83736a', '#bdab96', '#e5d7be', '#f7efde'], pop: '#cb2a1f' },
  cognac: { ramp: ['#180f0a', '#40220f', '#86451b', '#c2742f', '#e8b676', '#f8e8cc'], pop: '#2f7a74' },
  // science fiction
  ember: { ramp: ['#130d1d', '#2c193a', '#602b57', '#b5485a', '#f08c50', '#fce4b6'], pop: '#ffd166' },
  tealRust: { ramp: ['#0a1720', '#12323f', '#1e6069', '#5aa79c', '#e7d4a3', '#fbf3dc'], pop: '#e5582e' },
  indigo: { ramp: ['#0e0f27', '#1f2153', '#413f8d', '#8c70b1', '#f1aa69', '#fdecc9'], pop: '#ffb21a' },
  rust: { ramp: ['#1e0f0b', '#4d2014', '#943d1e', '#d26f2d', '#f1b05d', '#fbe9c6'], pop: '#2f938e' },
  signalTeal: { ramp: ['#07191c', '#0c3a3f', '#14676a', '#3ca596', '#f0c26a', '#fcefd0'], pop: '#ee4b35' },
  // fantasy, adventure
  moss: { ramp: ['#0f1610', '#22351f', '#4a6431', '#8f9e47', '#dec56c', '#f8edcb'], pop: '#cb472c' },
  dusk: { ramp: ['#1a1228', '#3d2652', '#784271', '#c46c75', '#f2af7d', '#fde9c9'], pop: '#f7c846' },
  sea: { ramp: ['#081b24', '#0f3c4e', '#1b6d7b', '#5cabA3', '#cadfba', '#f9f1d9'], pop: '#f08b3a' },
  winegold: { ramp: ['#190a13', '#42142b', '#842746', '#c2574f', '#e8ac55', '#f9e8c3'], pop: '#f3d27a' },
  jade: { ramp: ['#06180f', '#0d3b2a', '#1a6b4a', '#5fa873', '#d9d489', '#f8f0cc'], pop: '#e9622f' },
  // horror
  blood: { ramp: ['#100a0b', '#2d0c10', '#640f17', '#ad171d', '#dd4d3b', '#f4dec2'], pop: '#f3ce7c' },
  bile: { ramp: ['#0e130b', '#24331a', '#525f22', '#949633', '#d6c95f', '#f5eeca'], pop: '#bd321f' },
  bruise: { ramp: ['#120d1a', '#2d1e40', '#523769', '#8e5d88', '#da9c95', '#f7e3d3'], pop: '#dccb44' },
  ash: { ramp: ['#15110e', '#2f2723', '#5c4d43', '#9d8670', '#dfc39d', '#f7ebd3'], pop: '#e4591f' },
  nightsea: { ramp: ['#070f17', '#10253a', '#1e4a63', '#4a8494', '#b9c9b2', '#f2ead2'], pop: '#d8352b' },
  // drama, romance
  rose: { ramp: ['#24101a', '#5a1f38', '#a23c54', '#d97b78', '#f3bd9d', '#fdeeda'], pop: '#2e7d78' },
  terracotta: { ramp: ['#20120d', '#55281a', '#9e4a2c', '#d0794c', '#ecb98a', '#faecd6'], pop: '#31646e' },
  olive: { ramp: ['#16160c', '#37391c', '#6d6b31', '#a8a056', '#dfd195', '#f9f2d9'], pop: '#c1502e' },
  plum: { ramp: ['#1c0f20', '#44214a', '#7d3f70', '#bb7189', '#ebb89c', '#fbecd8'], pop: '#efb02f' },
  lake: { ramp: ['#0f1c22', '#21424d', '#447a80', '#86b3a4', '#e2d5ae', '#faf2de'], pop: '#d0552f' },
  // comedy, family, animation, music
  tangerine: { ramp: ['#2a131f', '#6e1f39', '#cc4144', '#f3823f', '#fac24f', '#fff2d2'], pop: '#178a88' },
  pool: { ramp: ['#0f273b', '#195472', '#2c93a6', '#88cbb7', '#f5e3a9', '#fff7df'], pop: '#f15a3a' },
  lemon: { ramp: ['#2b1a0e', '#7a3f12', '#d9771c', '#f5ad2a', '#fbd25a', '#fff3cf'], pop: '#1e6a87' },
  candy: { ramp: ['#2a1133', '#5e2368', '#b8407d', '#f0717a', '#fbb97d', '#fff0d8'], pop: '#18a394' },
  // action, war, western
  signal: { ramp: ['#150f0e', '#36201a', '#81291a', '#dc432a', '#f39b3e', '#faebd1'], pop: '#1d7079' },
  khaki: { ramp: ['#15130c', '#36321c', '#6c6336', '#a4955a', '#dbc892', '#f7eed6'], pop: '#c33c20' },
  steel: { ramp: ['#11161c', '#27343f', '#4f6672', '#95a6a1', '#ded5b9', '#f8f1dd'], pop: '#ea632c' },
  sunset: { ramp: ['#1f0d14', '#561a2a', '#a6302f', '#e2622e', '#f7a741', '#fde7b8'], pop: '#2a6c7c' },
  canyon: { ramp: ['#1d0e0a', '#522013', '#9d3f1d', '#d9722c', '#f2b45a', '#fcebc5'], pop: '#38797a' },
};

/** The palettes of each genre (TMDB id). */
export const GENRE_PALETTES = {
  28: ['signal', 'steel', 'sunset', 'tealRust', 'mustard', 'ember'],
  12: ['sea', 'moss', 'canyon', 'dusk', 'jade', 'sunset'],
  16: ['pool', 'tangerine', 'lemon', 'candy', 'sea'],
  35: ['lemon', 'pool', 'candy', 'tangerine', 'verdigris'],
  80: ['oxblood', 'mustard', 'verdigris', 'bone', 'cognac', 'tealRust'],
  99: ['lake', 'olive', 'terracotta', 'bone'],
  18: ['terracotta', 'lake', 'olive', 'rose', 'plum', 'cognac', 'mustard'],
  10751: ['pool', 'lemon', 'tangerine', 'candy'],
  14: ['dusk', 'winegold', 'moss', 'jade', 'sea', 'indigo'],
  36: ['khaki', 'terracotta', 'lake', 'winegold'],
  27: ['blood', 'bruise', 'ash', 'bile', 'nightsea', 'oxblood'],
  10402: ['candy', 'tangerine', 'plum', 'mustard'],
  9648: ['verdigris', 'bruise', 'mustard', 'nightsea', 'oxblood'],
  10749: ['rose', 'plum', 'terracotta', 'sunset', 'lake'],
  878: ['ember', 'tealRust', 'indigo', 'rust', 'signalTeal'],
  53: ['oxblood', 'nightsea', 'bone', 'mustard', 'verdigris', 'steel'],
  10752: ['khaki', 'steel', 'signal', 'ash'],
  37: ['canyon', 'sunset', 'cognac', 'rust'],
  10759: ['signal', 'sunset', 'steel', 'sea'],
  10765: ['ember', 'indigo', 'signalTeal', 'dusk', 'winegold'],
  10768: ['khaki', 'steel', 'oxblood'],
};
export const ANY_PALETTES = ['terracotta', 'mustard', 'lake', 'plum', 'tealRust', 'sunset'];
