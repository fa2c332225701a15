/** Returns the letters and digits of a name in lower case, so that different spellings of a name compare as equal. */
export const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
