/** Between a slice's state and what lies on disk. */
export interface Codec<S> {
  /** @returns what JSON can write */
  encode: (state: S) => unknown;
  /** @returns the part of the state that was stored, every field checked; null where it cannot be read */
  decode: (stored: unknown) => Partial<S> | null;
}

/** A codec whose reading is a chunk of its own. */
export interface LazyCodec<S> extends Pick<Codec<S>, 'encode'> {
  decode: (stored: unknown) => Promise<Partial<S> | null>;
}
