import type { Registration } from '@/domain/auth';
import { DEMO_ACCOUNT } from '@/domain/demoAccount';
import type { FieldErrors } from '@/lib/useFields';

export interface SignInForm {
  email: string;
  password: string;
}

/** Only the demo account can sign in, and the messages say so. */
export function validateSignIn({ email: entered, password }: SignInForm): FieldErrors<SignInForm> {
  const email = entered.trim();
  const errors: FieldErrors<SignInForm> = {};
  if (email === '') errors.email = 'Email is required';
  else if (email !== DEMO_ACCOUNT.email) errors.email = `Please use the demo email: ${DEMO_ACCOUNT.email}`;
  if (password === '') errors.password = 'Password is required';
  else if (password !== DEMO_ACCOUNT.password)
    errors.password = `Please use the demo password: ${DEMO_ACCOUNT.password}`;
  return errors;
}

/** Without the demo account only who signed up on this device can sign in; passwords are kept nowhere, so any will do. */
export const validateOwnSignIn =
  (registration: Registration | null) =>
  ({ email: entered, password }: SignInForm): FieldErrors<SignInForm> => {
    const email = entered.trim();
    const errors: FieldErrors<SignInForm> = {};
    if (email === '') errors.email = 'Email is required';
    else if (email.toLowerCase() !== registration?.email.toLowerCase())
      errors.email = 'There is no account with this email on this device. Please create one.';
    if (password === '') errors.password = 'Password is required';
    return errors;
  };
