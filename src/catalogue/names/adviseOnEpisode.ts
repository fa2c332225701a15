import type { Remark } from '../shelf';
import type { EpisodeFile } from './episodeFile';

/** What an episode might be called that was taken for one only because all beside it are numbered. */
export function adviseOnEpisode({ file, series, season, numbers, date }: EpisodeFile): Remark {
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = date ?? `S${two(season)}E${two(numbers[0] ?? 1)}`;
  const name = `${series.title} ${sign}.${file.extension}`;
  return {
    path: file.path,
    text: `Taken for an episode of “${series.title}”, as all in its folder: “${name}” would be sure.`,
  };
}
