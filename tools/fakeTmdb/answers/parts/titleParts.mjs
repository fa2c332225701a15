import { seasonRecord } from '../season.mjs';
import { recommendationsPart, similarPart } from './alike.mjs';
import { contentRatingsPart, releaseDatesPart } from './certificates.mjs';
import { aggregateCreditsPart, creditsPart } from './credits.mjs';
import { imagesPart } from './images.mjs';
import { externalIdsPart, keywordsPart, translationsPart } from './names.mjs';
import { providersPart } from './providers.mjs';
import { videosPart } from './videos.mjs';

const ofBoth = {
  credits: creditsPart,
  external_ids: externalIdsPart,
  images: imagesPart,
  keywords: keywordsPart,
  recommendations: recommendationsPart,
  similar: similarPart,
  translations: translationsPart,
  videos: videosPart,
  'watch/providers': providersPart,
};

const PARTS = {
  movie: { ...ofBoth, release_dates: releaseDatesPart },
  tv: { ...ofBoth, aggregate_credits: aggregateCreditsPart, content_ratings: contentRatingsPart },
};

/** Returns a part of a title that has its own URL and can be appended, or undefined for an unknown name. */
export function titlePart(title, name, asked) {
  if (Object.hasOwn(PARTS[title.kind], name)) return PARTS[title.kind][name](title, asked);
  const [, season] = title.kind === 'tv' ? (/^season\/(\d+)$/.exec(name) ?? []) : [];
  return season && seasonRecord(title, Number(season), asked);
}
