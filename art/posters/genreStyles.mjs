/** The style of a genre (TMDB id): scenes with options, motifs, faces, keys of the palette. */
const ADVENTURE = {
  scenes: [
    ['crest', {}],
    ['waves', { motif: 'sailship' }],
    ['rays', {}],
    ['horizon', { ground: 'dunes' }],
    ['botanic', {}],
    ['nest', { shape: 'cave' }],
    ['forest', {}],
  ],
  motifs: ['rider', 'sword', 'walker', 'castle', 'stag'],
  faces: ['cinzel', 'rye', 'germania', 'abril'],
  keys: ['dusk', 'rich', 'night', 'day'],
};
const CRIME = {
  scenes: [
    ['door', {}],
    ['skyline', { rain: true }],
    ['bars', {}],
    ['windows', {}],
    ['moire', { kind: 'target' }],
    ['lines', { kind: 'lineup' }],
    ['keyhole', {}],
  ],
  motifs: ['hatman', 'suit', 'walker'],
  faces: ['gothic', 'elite', 'limelight', 'anton'],
  keys: ['night', 'dusk', 'hot', 'rich'],
};
const DRAMA = {
  scenes: [
    ['horizon', { ground: 'water' }],
    ['profile', {}],
    ['nest', { shape: 'arch' }],
    ['botanic', {}],
    ['road', {}],
    ['windows', {}],
    ['stairs', {}],
    ['tiles', {}],
  ],
  motifs: ['figure', 'couple', 'bareTree', 'house'],
  faces: ['abril', 'limelight', 'elite', 'gothic'],
  keys: ['dusk', 'day', 'rich', 'deep'],
};
const SCIFI = {
  scenes: [
    ['orbits', { kind: 'ringed' }],
    ['orbits', { kind: 'system' }],
    ['horizon', { disc: 'two', stars: true }],
    ['corridor', {}],
    ['moire', { kind: 'two' }],
    ['eye', { iris: 'machine' }],
    ['orbits', { kind: 'limb' }],
  ],
  motifs: ['astronaut', 'rocket', 'saucer', 'robot'],
  faces: ['michroma', 'righteous', 'gothic'],
  keys: ['night', 'deep', 'rich'],
};
const HORROR = {
  scenes: [
    ['beneath', { motif: 'manor' }],
    ['corridor', {}],
    ['nest', { shape: 'coffin' }],
    ['eye', { lashes: true }],
    ['forest', {}],
    ['maze', {}],
    ['door', {}],
  ],
  motifs: ['manor', 'bareTree', 'child', 'crow', 'candle'],
  faces: ['germania', 'gothic', 'elite', 'anton'],
  keys: ['night', 'rich', 'deep', 'dusk'],
};
const COMEDY = {
  scenes: [
    ['bars', {}],
    ['rays', {}],
    ['stage', {}],
    ['repeat', {}],
    ['tiles', {}],
    ['road', { sides: 'palm' }],
  ],
  motifs: ['umbrella', 'balloon', 'cat', 'bicycle', 'hat', 'teacup'],
  faces: ['bowlby', 'righteous', 'abril', 'syne'],
  keys: ['day', 'hot', 'dusk'],
};
const ACTION = {
  scenes: [
    ['speed', { motif: 'bullet' }],
    ['skyline', {}],
    ['rays', {}],
    ['moire', { kind: 'target' }],
    ['road', { motif: 'truck' }],
    ['bars', {}],
  ],
  motifs: ['runner', 'faller', 'helicopter', 'bomb'],
  faces: ['anton', 'gothic', 'bowlby'],
  keys: ['dusk', 'hot', 'rich', 'night'],
};
const ROMANCE = {
  ...DRAMA,
  motifs: ['couple', 'rose', 'heart', 'balloon'],
  faces: ['abril', 'limelight', 'righteous'],
};
const MUSIC = {
  ...COMEDY,
  scenes: [
    ['stage', {}],
    ['moire', { kind: 'cymbal' }],
    ['rays', {}],
    ['tiles', {}],
  ],
};
const WAR = {
  ...ACTION,
  scenes: [
    ['repeat', { motif: 'parachute' }],
    ['horizon', {}],
    ['rays', { motif: 'star5' }],
    ['slabs', {}],
  ],
  motifs: ['rider', 'plane', 'figure'],
};
const WESTERN = {
  scenes: [
    ['horizon', { ground: 'dunes' }],
    ['roll', {}],
    ['road', {}],
    ['rays', {}],
  ],
  motifs: ['rider', 'horse', 'hatman'],
  faces: ['rye', 'gothic', 'abril'],
  keys: ['dusk', 'rich', 'day'],
};

export const GENRE_STYLES = {
  28: ACTION,
  12: ADVENTURE,
  16: COMEDY,
  35: COMEDY,
  80: CRIME,
  99: DRAMA,
  18: DRAMA,
  10751: COMEDY,
  14: ADVENTURE,
  36: DRAMA,
  27: HORROR,
  10402: MUSIC,
  9648: CRIME,
  10749: ROMANCE,
  878: SCIFI,
  53: CRIME,
  10752: WAR,
  37: WESTERN,
  10759: ACTION,
  10765: SCIFI,
  10768: WAR,
};
export const ANY_STYLE = DRAMA;
