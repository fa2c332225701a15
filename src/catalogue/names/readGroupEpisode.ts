import type { ReadEpisode } from './readEpisode';

/** `[Group] Show - 012 [720p]`: numbered through all seasons, and left so. */
const GROUP_NAME = /^\[[^\]]{1,60}\][ _.]*(\S.{0,200}?)[ _]-[ _](\d{2,4})(?:v\d)?(?=[ _.]*(?:[[(]|$))/u;

export function readGroupEpisode(stem: string): ReadEpisode | null {
  const match = GROUP_NAME.exec(stem.slice(0, 300));
  if (match === null) return null;
  const [whole, before = '', number] = match;
  return { season: null, numbers: [Number(number)], date: null, before, behind: stem.slice(whole.length) };
}
