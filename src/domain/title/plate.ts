import type { Title } from './title';

/** So many colours the plates have that stand in for posters; Picture.module.css has them. */
const PLATES = 5;

/** Which of them a title has, the same one wherever it is shown: by the last letter of its id. */
export const plateOf = ({ id }: Pick<Title, 'id'>): number => String(id).slice(-1).charCodeAt(0) % PLATES;
