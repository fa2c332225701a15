import type { UnknownRecord } from '@/lib/json';
import { msg } from '@/lib/msg';
import { readText } from '../record/readFields';
import { readRecords } from '../record/readRecords';
import type { Video } from './titleDetails';
import { isTrailerKey } from './trailer';

const MAX = { name: 200, type: 40, videos: 60 } as const;

/** Returns the criteria for a video, the most important first: a trailer, official, in the viewer's language. */
const merits = (video: UnknownRecord, language: string) => [
  video.type === 'Trailer',
  video.official === true,
  video.iso_639_1 === language,
  video.type === 'Teaser',
];

const weigh = (video: UnknownRecord, language: string): number =>
  merits(video, language).reduce((weight, isSo) => 2 * weight + Number(isSo), 0);

/**
 * Reads the YouTube videos of a response or a record, each once, the best first.
 * @param language the preferred language of a trailer, ISO 639-1
 */
export function readVideos(raw: unknown, language: string): Video[] {
  const videos = new Map<string, Video>();
  const best = readRecords(raw, 'results', 'videos').sort((a, b) => weigh(b, language) - weigh(a, language));
  for (const video of best) {
    const { key, site = 'YouTube' } = video;
    if (site !== 'YouTube' || !isTrailerKey(key) || videos.has(key)) continue;
    const type = readText(video, MAX.type, 'type') ?? msg('Video');
    videos.set(key, { key, name: readText(video, MAX.name, 'name') ?? type, type });
    if (videos.size === MAX.videos) break;
  }
  return [...videos.values()];
}
