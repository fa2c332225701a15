import { cleanText } from '@/lib/text';
import type { ProfileFields } from '@/domain/account/profile';
import { PROFILE_FIELDS } from './profileFields';

/** Returns the fields of the form and no others, with their text cleaned and limited. */
export function cleanProfile(fields: ProfileFields): ProfileFields {
  const cleaned = PROFILE_FIELDS.map(({ name, maxLength }) => [name, cleanText(fields[name], maxLength)] as const);
  // `PROFILE_FIELDS` contains every field of the form.
  return Object.fromEntries(cleaned) as Record<keyof ProfileFields, string>;
}
