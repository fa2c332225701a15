import { join } from 'node:path';

export const GALLERY = join(__dirname, '../../gallery');

/** Returns the file name of a screen's image in a look. */
export const nameOf = (screen: string, look: string) => `${screen.replace(/[^\w-]+/g, '-').toLowerCase()}-${look}.png`;

export const fileOf = (screen: string, look: string) => join(GALLERY, nameOf(screen, look));
