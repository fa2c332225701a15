import { STUDIOS } from '@/domain/lists/studio';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';

const MAX_NAME = 48;
const NO_NAME = 'Studio';

/** Everything but letters with their accents, digits, and what stands in names. */
const NOT_A_NAME = /[^\p{L}\p{M}\p{N}&.'’]+/gu;

/**
 * A studio's name: the one that the navigation brought, or that of a studio we know, or else the address's, its hyphens
 * turned into spaced, capitalised words. An address may say anything, so what is no name is left out and the rest is kept short.
 * @param state the navigation's: `{ id, name }` from a studio's tile, or anything
 */
export function studioName(state: unknown, parameter = ''): string {
  const handedOver = isRecord(state) ? cleanText(state.name, MAX_NAME) : '';
  const known = STUDIOS.find(({ slug }) => slug === parameter.toLowerCase())?.name;
  return handedOver || (known ?? nameFromParameter(parameter)) || NO_NAME;
}

function nameFromParameter(parameter: string): string {
  const words = cleanText(parameter.normalize(), 20 * MAX_NAME)
    .replace(NOT_A_NAME, ' ')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return cleanText(words.join(' '), MAX_NAME);
}
