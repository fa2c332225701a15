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
import { t } from '@/i18n/t';
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
  if (email === '') errors.email = t('Email is required');
  else if (!isEmail(email)) errors.email = t('Email is invalid');
  if (password === '') errors.password = t('Password is required');
  else if (password.length < PASSWORD_MIN_CHARACTERS) errors.password = t('Password must be at least 8 characters');
  if (confirmPassword !== password) errors.confirmPassword = t('Passwords do not match');
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
    <AuthCard heading={t('Create Your Account')}>
      <PageTitle>{t('Create Your Account')}</PageTitle>
      <form className={styles.form} noValidate onSubmit={handleSubmit(signUp)}>
        <TextField label={t('Email Address')} type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <PasswordField label={t('Password')} autoComplete="new-password" {...field('password')} />
        <PasswordField label={t('Confirm Password')} autoComplete="new-password" {...field('confirmPassword')} />
        <Button type="submit" variant="primary" wide>
          {t('Create Account')}
        </Button>
      </form>
      <p className={styles.terms}>
        {t('By creating an account you agree to our Terms of Service and Privacy Policy.')}
      </p>
      <p className={styles.other}>
        {t('Already have an account?')}
        <Button variant="quiet" onClick={() => dispatch(signInOpened())}>
          {/* Translators: Opens the card to sign in */}
          {t('Sign In')}
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
  const welcome = t('Welcome to {site}!', { site: brand.name });
  return (
    <AuthCard heading={welcome} isLit>
      <title>{welcome}</title>
      <div className={styles.welcome} role="status">
        <p>
          {features.plans
            ? t("Your subscription is being processed. You'll receive a confirmation email shortly.")
            : t('Your account is ready.')}
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
        {t('Continue to Home')}
      </Button>
    </AuthCard>
  );
}
