import type { Title } from './title';

/** The number of placeholder colors for posters, which are defined in Picture.module.css. */
const PLATES = 5;

/** Returns the placeholder color of a title, by the last character of its id, so that it is the same everywhere. */
export const plateOf = ({ id }: Pick<Title, 'id'>): number => String(id).slice(-1).charCodeAt(0) % PLATES;
