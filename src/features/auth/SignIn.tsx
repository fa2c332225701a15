import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import type { Registration } from '@/domain/account/auth';
import type { DemoAccount } from '@/domain/account/demoAccount';
import { signedIn } from '@/events';
import { t } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
import type { FieldErrors } from '@/lib/useFields';
import { useFields } from '@/lib/useFields';
import { AuthCard } from './AuthCard';
import { selectEmail, selectRegistration, signUpOpened } from './authSlice';
import * as styles from './SignIn.late.module.css';

interface SignInForm {
  email: string;
  password: string;
}

/** Adds the errors of required fields. They replace any other error of an empty field. */
function withRequired({ email, password }: SignInForm, problems: FieldErrors<SignInForm>): FieldErrors<SignInForm> {
  return {
    ...problems,
    ...(email.trim() === '' && { email: t('Email is required') }),
    ...(password === '' && { password: t('Password is required') }),
  };
}

/** Accepts the demo account only. The messages name it. */
const validateDemoSignIn =
  ({ email, password }: DemoAccount) =>
  (form: SignInForm): FieldErrors<SignInForm> =>
    withRequired(form, {
      ...(form.email.trim() !== email && { email: t('Please use the demo email: {email}', { email }) }),
      ...(form.password !== password && { password: t('Please use the demo password: {password}', { password }) }),
    });

/**
 * Without the demo account, accepts only the email that signed up on this device. Any password passes, because none is
 * stored.
 */
const validateOwnSignIn =
  (registration: Registration | null) =>
  (form: SignInForm): FieldErrors<SignInForm> =>
    withRequired(form, {
      ...(form.email.trim().toLowerCase() !== registration?.email.toLowerCase() && {
        email: t('There is no account with this email on this device. Please create one.'),
      }),
    });

/** How long the simulated sign-in takes. */
const SIGN_IN_DELAY_MS = 1500;

interface SignInProps {
  /** The only account that may sign in; null if the site has no demo account. */
  demoAccount: DemoAccount | null;
}

export function SignIn({ demoAccount }: SignInProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const email = useAppSelector(selectEmail) ?? '';
  const { brand } = useSite();
  const registration = useAppSelector(selectRegistration);
  const { form, field, handleSubmit, reset } = useFields<SignInForm>(
    { email, password: '' },
    demoAccount ? validateDemoSignIn(demoAccount) : validateOwnSignIn(registration),
  );
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => {
      dispatch(signedIn(form.email.trim()));
      void navigate('/');
    }, SIGN_IN_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, navigate, isBusy, form.email]);

  return (
    <AuthCard heading={t('Sign In')}>
      {/* Translators: A heading, the title in the tab and a button */}
      <PageTitle>{t('Sign In')}</PageTitle>
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit(() => {
          setIsBusy(true);
        })}
      >
        <TextField
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          readOnly={isBusy}
          {...field('email')}
        />
        <PasswordField label={t('Password')} autoComplete="current-password" readOnly={isBusy} {...field('password')} />
        <Button type="submit" variant="primary" wide aria-disabled={isBusy}>
          {isBusy ? t('Signing In...') : t('Sign In')}
        </Button>
      </form>
      {demoAccount && (
        <DemoAccess
          account={demoAccount}
          onAutoFill={() => {
            reset({ email: demoAccount.email, password: demoAccount.password });
          }}
        />
      )}
      <p className={styles.other}>
        <span>{t('New to {site}?', { site: brand.name })}</span>
        <Button variant="quiet" onClick={() => dispatch(signUpOpened())}>
          {t('Create Account')}
        </Button>
      </p>
    </AuthCard>
  );
}

interface DemoAccessProps {
  account: DemoAccount;
  onAutoFill: () => void;
}

function DemoAccess({ account, onAutoFill }: DemoAccessProps) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <aside className={styles.demo} aria-label={t('Demo Access')}>
      <div className={styles.demoHead}>
        <h2 className={styles.demoHeading}>{t('Demo Access')}</h2>
        <IconButton
          label={t('Dismiss demo access')}
          className={styles.dismiss}
          onClick={() => {
            setIsShown(false);
          }}
        >
          <Icon name="close" size={18} />
        </IconButton>
      </div>
      <p>
        {tRich('Sign in as {email} with the password {password}.', {
          email: <strong>{account.email}</strong>,
          password: <strong>{account.password}</strong>,
        })}
      </p>
      <Button onClick={onAutoFill}>{t('Auto-fill credentials')}</Button>
    </aside>
  );
}
