/** The sources of titles: the product API, TMDB, and the samples. Each of them has its own ids. */
export const SOURCES = ['product', 'tmdb', 'sample'] as const;

export type Source = (typeof SOURCES)[number];

export const isSource = (value: unknown): value is Source => SOURCES.some((source) => source === value);
