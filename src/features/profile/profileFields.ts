import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';

/** What a viewer tells about themselves, as the form has it: all text. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** `YYYY-MM-DD`, or empty. */
  dateOfBirth: string;
  location: string;
  bio: string;
}

export interface ProfileFieldSpec {
  name: keyof ProfileFields;
  label: string;
  /** 'multiline' is a text of several lines, over the whole width. */
  type: HTMLInputTypeAttribute | 'multiline';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
}

export const PROFILE_FIELDS: readonly ProfileFieldSpec[] = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name', maxLength: 60 },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name', maxLength: 60 },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 32 },
  { name: 'dateOfBirth', label: 'Date of birth', type: 'date', autoComplete: 'bday', maxLength: 10 },
  { name: 'location', label: 'Location', type: 'text', autoComplete: 'address-level2', maxLength: 120 },
  { name: 'bio', label: 'Bio', type: 'multiline', autoComplete: 'off', maxLength: 500 },
];
