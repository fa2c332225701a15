import { makeDraw } from '../data/draw.mjs';
import { foreignText } from '../data/texts.mjs';
import { plot } from '../data/words.mjs';
import { textTranslations } from './parts/names.mjs';
import { collectionRecord, typedRecord } from './records.mjs';

function overviewIn({ id, hasOverview }, code) {
  if (!hasOverview) return '';
  return code === 'en' ? plot(makeDraw('collection', id)) : foreignText('collection', id, code, 0.3);
}

export function collectionAnswer(collection, asked) {
  const { id, name, ...pictures } = collectionRecord(collection);
  return {
    id,
    name,
    overview: overviewIn(collection, asked.language.slice(0, 2)),
    ...pictures,
    parts: collection.parts.map((part) => typedRecord(part, asked)),
  };
}

const PARTS = {
  translations: (collection) =>
    textTranslations(
      (code) => overviewIn(collection, code),
      (overview) => ({ homepage: '', overview, title: '' }),
    ),
};

export const collectionPart = (collection, name) => (Object.hasOwn(PARTS, name) ? PARTS[name](collection) : undefined);
