/** Encodes each segment of a path for a URL, including `#`, `?` and `%`. */
export const encodePath = (relative: string): string =>
  relative
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
