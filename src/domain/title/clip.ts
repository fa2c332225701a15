import { isRecord } from '@/lib/json';
import { readMediaAddress } from '@/lib/mediaAddress';

/** A short video that the hero plays over a title's backdrop. */
export interface Clip {
  src: string;
  /** Its MIME type; null if the record does not have it. */
  type: string | null;
}

/** Reads the `clip` of an own record: a URL, or an object with `src` and `type`; null without a valid URL. */
export function readClip(raw: unknown): Clip | null {
  const { src, type } = isRecord(raw) ? raw : { src: raw, type: null };
  const address = readMediaAddress(src);
  if (address === null) return null;
  return { src: address, type: typeof type === 'string' && /^video\/[\w.+-]{1,80}$/.test(type) ? type : null };
}
