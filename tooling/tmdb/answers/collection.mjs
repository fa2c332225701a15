import { makeDraw } from '../data/draw.mjs';
import { plot } from '../data/words.mjs';
import { collectionRecord, typedRecord } from './records.mjs';

export function collectionAnswer(collection, asked) {
  const hasText = collection.hasOverview && asked.language.startsWith('en');
  const { id, name, ...pictures } = collectionRecord(collection);
  return {
    id,
    name,
    overview: hasText ? plot(makeDraw('collection', id)) : '',
    ...pictures,
    parts: collection.parts.map((part) => typedRecord(part, asked)),
  };
}
