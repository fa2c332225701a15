interface EditionName {
  pattern: string;
  name: string;
}

/** Cuts and editions of films in file names. Dots are already replaced by spaces. */
const EDITIONS: { sure: readonly EditionName[]; weak: readonly EditionName[] } = {
  /** Can occur in a title only at its start. */
  sure: [
    { pattern: "director(?:'?s'?)? (?:cut|edition|version)", name: 'Director’s Cut' },
    { pattern: 'extended (?:cut|edition|version)', name: 'Extended Edition' },
    { pattern: 'theatrical (?:cut|edition|version|release)', name: 'Theatrical Cut' },
    { pattern: 'final cut', name: 'Final Cut' },
    { pattern: 'ultimate (?:cut|edition)', name: 'Ultimate Edition' },
    { pattern: 'special edition', name: 'Special Edition' },
    { pattern: "collector(?:'?s'?)? edition", name: 'Collector’s Edition' },
    { pattern: '[ée]dition collector', name: 'Collector’s Edition' },
    { pattern: '(?:ultimate )?fan (?:collection|edition)', name: 'Fan Edition' },
    { pattern: 'version longue', name: 'Extended Edition' },
    { pattern: 'limited edition', name: 'Limited Edition' },
    { pattern: '(?:\\d{2,3}th )?anniversary edition', name: 'Anniversary Edition' },
    { pattern: 'unrated (?:cut|edition|version)', name: 'Unrated' },
    { pattern: 'uncut (?:edition|version)', name: 'Uncut' },
    { pattern: 'criterion (?:collection|edition)', name: 'Criterion Collection' },
    { pattern: 'imax (?:edition|enhanced)', name: 'IMAX' },
    { pattern: 'remastered (?:edition|version)', name: 'Remastered' },
    { pattern: '(?:alternat(?:iv)?e|assembly|rogue|ultimate|international|european|fan) cut', name: '' },
    { pattern: 'open matte', name: 'Open Matte' },
  ],
  /** Count as editions only after the year. */
  weak: [
    { pattern: 'extended', name: 'Extended Edition' },
    { pattern: 'theatrical', name: 'Theatrical Cut' },
    { pattern: 'unrated', name: 'Unrated' },
    { pattern: 'uncut', name: 'Uncut' },
    { pattern: 'remastered', name: 'Remastered' },
    { pattern: 'restored', name: 'Restored' },
    { pattern: 'colou?rized', name: 'Colorized' },
    { pattern: 'imax', name: 'IMAX' },
    { pattern: 'criterion', name: 'Criterion Collection' },
    { pattern: 'workprint', name: 'Workprint' },
  ],
};

interface FoundEdition {
  edition: string;
  start: number;
  end: number;
}

const compile = (list: (typeof EDITIONS)['sure']) =>
  list.map(({ pattern, name }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu'),
    name,
  }));

const SURE = compile(EDITIONS.sure);
const ALL = [...SURE, ...compile(EDITIONS.weak)];

/** Returns the edition that a text names, and its range, or null. */
export function readEdition(text: string, allows: 'sure' | 'all'): FoundEdition | null {
  const plain = text.replaceAll('’', "'");
  for (const { pattern, name } of allows === 'sure' ? SURE : ALL) {
    const match = pattern.exec(plain);
    if (match !== null) {
      const [words] = match;
      return { edition: name || words, start: match.index, end: match.index + words.length };
    }
  }
  return null;
}
