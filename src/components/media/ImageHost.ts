import { createContext } from 'react';

/** The image host of config.json; null until that is read, as nobody else may be asked for a picture of its. */
export const ImageHost = createContext<string | null>(null);
