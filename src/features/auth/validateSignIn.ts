import type { Registration } from '@/domain/account/auth';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import type { FieldErrors } from '@/lib/useFields';

export interface SignInForm {
  email: string;
  password: string;
}

/** What is wrong with a sign-in; an empty field has no other problem than that. */
function withRequired({ email, password }: SignInForm, problems: FieldErrors<SignInForm>): FieldErrors<SignInForm> {
  return {
    ...problems,
    ...(email.trim() === '' && { email: 'Email is required' }),
    ...(password === '' && { password: 'Password is required' }),
  };
}

/** Only the demo account can sign in, and the messages say so. */
export const validateSignIn = (form: SignInForm): FieldErrors<SignInForm> =>
  withRequired(form, {
    ...(form.email.trim() !== DEMO_ACCOUNT.email && { email: `Please use the demo email: ${DEMO_ACCOUNT.email}` }),
    ...(form.password !== DEMO_ACCOUNT.password && {
      password: `Please use the demo password: ${DEMO_ACCOUNT.password}`,
    }),
  });

/** Without the demo account only who signed up on this device can sign in; passwords are kept nowhere, so any will do. */
export const validateOwnSignIn =
  (registration: Registration | null) =>
  (form: SignInForm): FieldErrors<SignInForm> =>
    withRequired(form, {
      ...(form.email.trim().toLowerCase() !== registration?.email.toLowerCase() && {
        email: 'There is no account with this email on this device. Please create one.',
      }),
    });
