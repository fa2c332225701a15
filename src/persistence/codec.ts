/** Converts the state of a slice to its stored form and back. */
export interface Codec<S> {
  /** @returns a value that JSON can represent */
  encode: (state: S) => unknown;
  /** @returns the stored part of the state with every field checked; null if it cannot be read */
  decode: (stored: unknown) => Partial<S> | null;
}

/** A codec whose `decode` is in a separate chunk. */
export interface LazyCodec<S> extends Pick<Codec<S>, 'encode'> {
  decode: (stored: unknown) => Promise<Partial<S> | null>;
}
