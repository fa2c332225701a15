import { isTrailerKey } from './trailer';

const MAX_LENGTH = 2000;

/** Matches the forms of a YouTube URL: watch?v=, shorts, embed, live, v, and youtu.be; with or without a scheme. */
const ADDRESS =
  /^(?:https?:)?(?:\/\/)?(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com\/(?:(?:shorts|embed|live|v)\/|watch\/?\?(?:[^#\s]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

/** Returns the key of a YouTube video, from the key itself or from a URL; null for anything else. */
export function youTubeKey(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, MAX_LENGTH).trim();
  return isTrailerKey(text) ? text : (ADDRESS.exec(text)?.[1] ?? null);
}
