import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import { isEmail } from '@/domain/account/email';
import { signedIn, signedUp } from '@/events';
import type { FieldErrors } from '@/lib/useFields';
import { useFields } from '@/lib/useFields';
import { AuthCard } from './AuthCard';
import { signInOpened } from './authSlice';
import * as styles from './SignUp.late.module.css';

interface SignUpForm {
  email: string;
  password: string;
  confirmPassword: string;
}

const PASSWORD_MIN_CHARACTERS = 8;

function validateSignUp({ email: entered, password, confirmPassword }: SignUpForm): FieldErrors<SignUpForm> {
  const email = entered.trim();
  const errors: FieldErrors<SignUpForm> = {};
  if (email === '') errors.email = 'Email is required';
  else if (!isEmail(email)) errors.email = 'Email is invalid';
  if (password === '') errors.password = 'Password is required';
  else if (password.length < PASSWORD_MIN_CHARACTERS) errors.password = 'Password must be at least 8 characters';
  if (confirmPassword !== password) errors.confirmPassword = 'Passwords do not match';
  return errors;
}

const EMPTY: SignUpForm = { email: '', password: '', confirmPassword: '' };

/** Accepts any valid email. The browser stores the email, and the password is not stored. */
export function SignUp() {
  const dispatch = useAppDispatch();
  const [welcomed, setWelcomed] = useState<string | null>(null);
  const { field, handleSubmit } = useFields<SignUpForm>(EMPTY, validateSignUp);

  const signUp = ({ email }: SignUpForm) => {
    dispatch(signedUp(email.trim()));
    setWelcomed(email.trim());
  };

  if (welcomed !== null) return <Welcome email={welcomed} />;
  return (
    <AuthCard heading="Create Your Account">
      <PageTitle>Create Your Account</PageTitle>
      <form className={styles.form} noValidate onSubmit={handleSubmit(signUp)}>
        <TextField label="Email Address" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
        <Button type="submit" variant="primary" wide>
          Create Account
        </Button>
      </form>
      <p className={styles.terms}>By creating an account you agree to our Terms of Service and Privacy Policy.</p>
      <p className={styles.other}>
        Already have an account?
        <Button variant="quiet" onClick={() => dispatch(signInOpened())}>
          Sign In
        </Button>
      </p>
    </AuthCard>
  );
}

/** The element that had the focus has unmounted. */
const focusOnMount = (element: HTMLElement | null) => {
  element?.focus();
};

interface WelcomeProps {
  email: string;
}

function Welcome({ email }: WelcomeProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { brand, features } = useSite();
  const welcome = `Welcome to ${brand.name}!`;
  return (
    <AuthCard heading={welcome} isLit>
      <title>{welcome}</title>
      <div className={styles.welcome} role="status">
        <p>
          {features.plans
            ? "Your subscription is being processed. You'll receive a confirmation email shortly."
            : 'Your account is ready.'}
        </p>
      </div>
      <Button
        variant="primary"
        wide
        ref={focusOnMount}
        onClick={() => {
          dispatch(signedIn(email));
          void navigate('/');
        }}
      >
        Continue to Home
      </Button>
    </AuthCard>
  );
}
