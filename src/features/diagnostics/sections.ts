import { browser } from './sections/browser';
import { cache } from './sections/cache';
import { configuration } from './sections/configuration';
import { failures } from './sections/failures';
import { sources } from './sections/sources';
import { storage } from './sections/storage';
import { version } from './sections/version';

/** In the order of the page and of the text. Wide screens show two columns. */
export const SECTIONS = [version, sources, configuration, failures, cache, storage, browser] as const;
