import { cleanText } from '@/lib/text';
import type { ProfileFields } from '@/domain/account/profile';
import { PROFILE_FIELDS } from './profileFields';

/** The form's fields and no others, each as text that can be shown. */
export function cleanProfile(fields: ProfileFields): ProfileFields {
  const cleaned = PROFILE_FIELDS.map(({ name, maxLength }) => [name, cleanText(fields[name], maxLength)] as const);
  // Every field of the form is in the list.
  return Object.fromEntries(cleaned) as Record<keyof ProfileFields, string>;
}
