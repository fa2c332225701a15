import { createContext } from 'react';

/**
 * The image host of config.json. Null until config.json has been read: until then no other host may be requested for
 * its images.
 */
export const ImageHost = createContext<string | null>(null);
