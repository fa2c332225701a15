/**
 * A title as its poster letters it, for a poster that we drew: the two lie beside each other.
 * @param poster as a record refers to it or as an address; any other picture has no lettering
 */
export function letteringOf(poster: string | null | undefined): string | null {
  const [, art, id] = /^(.*\bart\/)posters\/(\d+)-/.exec(poster ?? '') ?? [];
  return id === undefined ? null : `${art}lettering/${id}.svg`;
}
