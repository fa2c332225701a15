import { isRecord } from '@/lib/json';
import { readMediaAddress } from '@/lib/mediaAddress';

/** A short video that the hero plays over a title's backdrop. */
export interface Clip {
  src: string;
  /** Its MIME type; null where the record does not give it. */
  type: string | null;
}

/** The `clip` of an own record: an address, or an object with `src` and `type`; null without a usable address. */
export function readClip(raw: unknown): Clip | null {
  const { src, type } = isRecord(raw) ? raw : { src: raw, type: null };
  const address = readMediaAddress(src);
  if (address === null) return null;
  return { src: address, type: typeof type === 'string' && /^video\/[\w.+-]{1,80}$/.test(type) ? type : null };
}
