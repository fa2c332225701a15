import { makeDraw } from './draw.mjs';
import { addDays } from './days.mjs';

const COLLECTIONS = 150;

const NUMBERS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];

/** Turns some of the movies into parts of collections, and returns the collections. */
export function makeCollections(movies) {
  return Array.from({ length: COLLECTIONS }, (_, index) => {
    const id = 10_000 + index * 13;
    const draw = makeDraw('collection', id);
    const start = index * 40;
    const parts = movies.slice(start, start + draw.between(2, 8)).filter(({ isAdult }) => !isAdult);
    const [first] = parts;
    parts.forEach((part, place) => {
      part.collection = id;
      part.englishTitle = first.englishTitle + NUMBERS[place];
      part.originalTitle = first.originalTitle + NUMBERS[place];
      part.language = first.language;
      part.hasEnglish = first.hasEnglish;
      if (first.date !== '' && part.date !== '' && place > 0 && first.date < '2005')
        part.date = addDays(first.date, place * 900);
    });
    return {
      id,
      name: `${first.englishTitle} Collection`,
      hasOverview: draw.isSo(0.8),
      hasPoster: draw.isSo(0.95),
      hasBackdrop: draw.isSo(0.9),
      parts,
    };
  });
}
