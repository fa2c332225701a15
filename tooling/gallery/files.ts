import { join } from 'node:path';

export const GALLERY = join(__dirname, '../../gallery');

/** The name of a screen's picture at a width. */
export const nameOf = (screen: string, width: number) =>
  `${screen.replace(/[^\w-]+/g, '-').toLowerCase()}-${width}.png`;

export const fileOf = (screen: string, width: number) => join(GALLERY, nameOf(screen, width));
