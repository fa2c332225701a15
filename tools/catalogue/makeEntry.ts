import type { Context } from './context';
import type { FilmFile, Plan } from './media/unit';
import { probeUnit } from './media/probeUnit';
import { makeTrailer, planTrailer } from './media/makeTrailer';
import { makeVideo } from './media/makeVideo';
import { makeBackdrop, makePoster, makeSeasonPoster, makeStill } from './media/pictures';
import type { Work } from './work';
import type { Entry, EpisodeEntry } from './write/entry';

/** A title with the probe results of everything that it is played from. */
export interface TitlePlan {
  work: Work;
  film: Plan | null;
  trailer: Plan | null;
  /** The plans by season and episode. */
  episodes: Plan[][];
}

export async function planTitle(work: Work, context: Context): Promise<TitlePlan> {
  const { id, place, files, seasons } = work;
  const film = files === null ? null : await probeUnit({ id, base: 'film', place, files }, context);
  const episodes: Plan[][] = [];
  for (const season of seasons) {
    const plans: Plan[] = [];
    for (const { found } of season.episodes)
      plans.push(
        await probeUnit(
          {
            id,
            base: episodeBase(season.number, found.numbers),
            place: found.versions[0]?.parts[0] ?? place,
            files: found,
          },
          context,
        ),
      );
    episodes.push(plans);
  }
  return { work, film, trailer: await planTrailer(work, context), episodes };
}

/** Returns a file name without extension: `s01e02`, `s01e02-e03`. */
const episodeBase = (season: number, numbers: readonly number[]): string =>
  `s${String(season).padStart(2, '0')}${numbers.map((number) => `e${String(number).padStart(2, '0')}`).join('-')}`;

/** Makes all files of a title in the bundle and returns its catalogue entry. */
export async function makeEntry({ work, film, trailer, episodes }: TitlePlan, context: Context): Promise<Entry> {
  const { kind, id, facts, added } = work;
  const made = film === null ? null : await makeVideo(film, context);
  let picture: FilmFile | null = made?.film ?? null;
  const seasons: Entry['seasons'] = [];
  for (const [index, season] of work.seasons.entries()) {
    const list: EpisodeEntry[] = [];
    for (const [number, episode] of season.episodes.entries()) {
      const plan = episodes[index]?.[number];
      if (!plan) continue;
      const { video, film: file, duration } = await makeVideo(plan, context);
      const still = await makeStill(`films/${id}/${plan.unit.base}`, episode.found.still, file, context);
      picture ??= file;
      list.push({ ...episode, video, still, duration });
    }
    const poster = await makeSeasonPoster(id, season.number, season.poster, context);
    seasons.push({ number: season.number, poster, episodes: list });
  }
  return {
    ...{ kind, id, facts, added },
    ...(await makePoster(work, context)),
    backdrop: await makeBackdrop(work, picture, context),
    video: made?.video ?? null,
    trailer: trailer === null ? null : await makeTrailer(trailer, context),
    duration: made?.duration ?? null,
    seasons,
  };
}
