/**
 * Returns the path of the title lettering that belongs to a poster of Kinora's own art. The two files are in adjacent
 * folders.
 * @param poster a reference or URL; other posters have no lettering
 */
export function letteringOf(poster: string | null | undefined): string | null {
  const [, art, id] = /^(.*\bart\/)posters\/(\d+)-/.exec(poster ?? '') ?? [];
  return id === undefined ? null : `${art}lettering/${id}.svg`;
}
