import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import type { FieldErrors } from '@/lib/useFields';
import { useFields } from '@/lib/useFields';
import * as styles from './PasswordForm.late.module.css';

interface Passwords {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

const validate = ({ newPassword, confirmPassword }: Passwords): FieldErrors<Passwords> =>
  newPassword === confirmPassword ? {} : { confirmPassword: "New passwords don't match!" };

interface PasswordFormProps {
  onClose: (isUpdated: boolean) => void;
}

/** The passwords are neither sent nor stored. They exist only while the form is open. */
export function PasswordForm({ onClose }: PasswordFormProps) {
  const { field, handleSubmit } = useFields(EMPTY, validate);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(() => {
        onClose(true);
      })}
    >
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field('confirmPassword')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          Update Password
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onClose(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
