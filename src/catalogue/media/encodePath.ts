/** A path as it stands in an address: each segment encoded, `#`, `?` and `%` with it. */
export const encodePath = (relative: string): string =>
  relative
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
