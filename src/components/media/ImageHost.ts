import { createContext } from 'react';
import { TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';

/** The image host of config.json, from when that is read. */
export const ImageHost = createContext(TMDB_IMAGE_BASE_URL);
