import type { Ids } from '../scanResult';

export const hasIds = ({ imdb, tmdb, tvdb }: Ids): boolean => imdb !== null || tmdb !== null || tvdb !== null;
