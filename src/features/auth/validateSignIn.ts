import type { Registration } from '@/domain/account/auth';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import type { FieldErrors } from '@/lib/useFields';

export interface SignInForm {
  email: string;
  password: string;
}

/** Adds the errors of required fields. They replace any other error of an empty field. */
function withRequired({ email, password }: SignInForm, problems: FieldErrors<SignInForm>): FieldErrors<SignInForm> {
  return {
    ...problems,
    ...(email.trim() === '' && { email: 'Email is required' }),
    ...(password === '' && { password: 'Password is required' }),
  };
}

/** Accepts the demo account only. The messages name it. */
export const validateSignIn = (form: SignInForm): FieldErrors<SignInForm> =>
  withRequired(form, {
    ...(form.email.trim() !== DEMO_ACCOUNT.email && { email: `Please use the demo email: ${DEMO_ACCOUNT.email}` }),
    ...(form.password !== DEMO_ACCOUNT.password && {
      password: `Please use the demo password: ${DEMO_ACCOUNT.password}`,
    }),
  });

/**
 * Without the demo account, accepts only the email that signed up on this device. Any password passes, because none is
 * stored.
 */
export const validateOwnSignIn =
  (registration: Registration | null) =>
  (form: SignInForm): FieldErrors<SignInForm> =>
    withRequired(form, {
      ...(form.email.trim().toLowerCase() !== registration?.email.toLowerCase() && {
        email: 'There is no account with this email on this device. Please create one.',
      }),
    });
