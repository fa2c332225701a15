/** Who knows a title: the product API, TMDB, or the samples. Each of them numbers its titles for itself. */
export const SOURCES = ['product', 'tmdb', 'sample'] as const;

export type Source = (typeof SOURCES)[number];

export const isSource = (value: unknown): value is Source => SOURCES.some((source) => source === value);
