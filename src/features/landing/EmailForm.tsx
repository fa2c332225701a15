import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { isEmail } from '@/domain/account/email';
import * as styles from './EmailForm.module.css';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';

interface EmailFormProps {
  email: string;
  onChange: (email: string) => void;
  onSubmit: (email: string) => void;
}

export function EmailForm({ email, onChange, onSubmit }: EmailFormProps) {
  // The error applies to the submitted email only. A changed email has no error until it is submitted.
  const [refused, setRefused] = useState<string>();
  const error = refused === email ? errorOf(email) : undefined;
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errorOf(email) === undefined) {
      onSubmit(email.trim());
      return;
    }
    setRefused(email);
    form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        value={email}
        error={error}
        onChange={(event) => {
          onChange(event.target.value);
          setRefused(undefined);
        }}
      />
      <Button type="submit" variant="primary" className={styles.submit}>
        {t('Get Started')}
        <Icon name="forward" size={20} />
      </Button>
    </form>
  );
}

function errorOf(entered: string): string | undefined {
  const email = entered.trim();
  if (email === '') return t('Email is required');
  return isEmail(email) ? undefined : t('Please enter a valid email');
}
