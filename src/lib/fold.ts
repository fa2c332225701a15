/** Lower case without accents: 'Amélie' and 'amelie' are one. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
