/**
 * Creates a function that names subtitle files: `film.en.vtt`, and `film.en-2.vtt` for the next one in that language.
 */
export function createSubtitleNames(stem: string): (language: string | null) => string {
  const given = new Map<string, number>();
  return (language) => {
    const name = language ?? 'und';
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return `${stem}.${name}${count === 1 ? '' : `-${count}`}.vtt`;
  };
}
