import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { ProfileFields } from '@/domain/account/profile';
import { PROFILE_LENGTHS as MAX } from '@/domain/account/profile';
import { t } from '@/i18n/t';
import { cleanText } from '@/lib/text';

export interface ProfileFieldSpec {
  name: keyof ProfileFields;
  label: string;
  /** 'multiline' is a text area at full width. */
  type: HTMLInputTypeAttribute | 'multiline';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
}

export const PROFILE_FIELDS: readonly ProfileFieldSpec[] = [
  { name: 'firstName', label: t('First name'), type: 'text', autoComplete: 'given-name', maxLength: MAX.firstName },
  { name: 'lastName', label: t('Last name'), type: 'text', autoComplete: 'family-name', maxLength: MAX.lastName },
  { name: 'email', label: t('Email'), type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: MAX.email },
  { name: 'phone', label: t('Phone'), type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: MAX.phone },
  { name: 'dateOfBirth', label: t('Date of birth'), type: 'date', autoComplete: 'bday', maxLength: MAX.dateOfBirth },
  { name: 'location', label: t('Location'), type: 'text', autoComplete: 'address-level2', maxLength: MAX.location },
  { name: 'bio', label: t('Bio'), type: 'multiline', autoComplete: 'off', maxLength: MAX.bio },
];

/** Returns the fields of the form and no others, with their text cleaned and limited. */
export function cleanProfile(fields: ProfileFields): ProfileFields {
  const cleaned = PROFILE_FIELDS.map(({ name, maxLength }) => [name, cleanText(fields[name], maxLength)] as const);
  // `PROFILE_FIELDS` contains every field of the form.
  return Object.fromEntries(cleaned) as Record<keyof ProfileFields, string>;
}
