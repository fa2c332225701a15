import { STUDIOS } from '@/domain/lists/studio';
import { t } from '@/i18n/t';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';

const MAX_NAME = 48;
const NO_NAME = t('Studio');

/** Matches everything except letters, their accents, digits, and punctuation of names. */
const NOT_A_NAME = /[^\p{L}\p{M}\p{N}&.'’]+/gu;

/**
 * Returns the name of a studio: from the navigation state, from the list of known studios, or from the address, with
 * hyphens replaced by spaces and capitalized words. An address can contain anything, so other characters are removed
 * and the length is limited.
 * @param state the navigation state: `{ id, name }` from a studio's tile, or any other value
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
