import { makeDraw } from '../../data/draw.mjs';
import { pageOf } from '../pageOf.mjs';
import { titleRecord, typedRecord } from '../records.mjs';

/** Titles of the same kind with a genre in common; unlike lists, TMDB has adult ones among these. */
function alike(title, label, { catalogue }) {
  const draw = makeDraw(title.kind, title.id, label);
  const all = catalogue.titles[title.kind];
  const count = draw.isSo(0.12) ? 0 : draw.between(5, 40);
  return draw
    .some(all, count * 4)
    .filter((other) => other !== title && other.genres.some((genre) => title.genres.includes(genre)))
    .slice(0, count);
}

/** An appended list is its first page. */
const firstPage = (asked) => ({ ...asked, query: new URLSearchParams({ page: asked.query.get('page') ?? '1' }) });

export const recommendationsPart = (title, asked) =>
  pageOf(alike(title, 'recommendations', asked), firstPage(asked), (other) => typedRecord(other, asked));

export const similarPart = (title, asked) =>
  pageOf(alike(title, 'similar', asked), firstPage(asked), (other) => titleRecord(other, asked));
