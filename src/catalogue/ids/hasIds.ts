import type { Ids } from '../shelf';

export const hasIds = ({ imdb, tmdb, tvdb }: Ids): boolean => imdb !== null || tmdb !== null || tvdb !== null;
