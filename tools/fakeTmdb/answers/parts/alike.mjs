import { makeDraw } from '../../data/draw.mjs';
import { pageOf } from '../pageOf.mjs';
import { titleRecord, typedRecord } from '../records.mjs';

/** Returns titles of the same kind with a common genre. Contrary to lists, TMDB includes adult titles here. */
function alike(title, label, { catalogue }) {
  const draw = makeDraw(title.kind, title.id, label);
  const all = catalogue.titles[title.kind];
  const count = draw.isSo(0.12) ? 0 : draw.between(5, 40);
  return draw
    .some(all, count * 4)
    .filter((other) => other !== title && other.genres.some((genre) => title.genres.includes(genre)))
    .slice(0, count);
}

/** Limits the query to `page`, because an appended list is a first page. */
const firstPage = (asked) => ({ ...asked, query: new URLSearchParams({ page: asked.query.get('page') ?? '1' }) });

export const recommendationsPart = (title, asked) =>
  pageOf(alike(title, 'recommendations', asked), firstPage(asked), (other) => typedRecord(other, asked));

export const similarPart = (title, asked) =>
  pageOf(alike(title, 'similar', asked), firstPage(asked), (other) => titleRecord(other, asked));
