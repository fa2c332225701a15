import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { isEmail } from '@/domain/email';
import * as styles from './EmailForm.module.css';
import { Icon } from '@/components/ui/Icon';

interface EmailFormProps {
  email: string;
  onChange: (email: string) => void;
  onSubmit: (email: string) => void;
}

export function EmailForm({ email, onChange, onSubmit }: EmailFormProps) {
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const entered = email.trim();
    const found = errorOf(entered);
    setError(found);
    if (found === undefined) onSubmit(entered);
    else form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        value={email}
        error={error}
        onChange={(event) => {
          onChange(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" className={styles.submit}>
        Get Started
        <Icon name="forward" size={20} />
      </Button>
    </form>
  );
}

function errorOf(email: string): string | undefined {
  if (email === '') return 'Email is required';
  return isEmail(email) ? undefined : 'Please enter a valid email';
}
