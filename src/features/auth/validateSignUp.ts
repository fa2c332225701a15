import { isEmail } from '@/domain/account/email';
import type { FieldErrors } from '@/lib/useFields';

export interface SignUpForm {
  email: string;
  password: string;
  confirmPassword: string;
}

export const PASSWORD_MIN_CHARACTERS = 8;

export function validateSignUp({ email: entered, password, confirmPassword }: SignUpForm): FieldErrors<SignUpForm> {
  const email = entered.trim();
  const errors: FieldErrors<SignUpForm> = {};
  if (email === '') errors.email = 'Email is required';
  else if (!isEmail(email)) errors.email = 'Email is invalid';
  if (password === '') errors.password = 'Password is required';
  else if (password.length < PASSWORD_MIN_CHARACTERS) errors.password = 'Password must be at least 8 characters';
  if (confirmPassword !== password) errors.confirmPassword = 'Passwords do not match';
  return errors;
}
