import { EDITIONS } from './editions';

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
