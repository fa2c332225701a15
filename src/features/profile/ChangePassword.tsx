import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import { t } from '@/i18n/t';
import type { FieldErrors } from '@/lib/useFields';
import { useFields } from '@/lib/useFields';
import * as styles from './ChangePassword.late.module.css';
import * as passwordFormStyles from './PasswordForm.late.module.css';
import { Plate } from './Plate';

interface Passwords {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

const validate = ({ newPassword, confirmPassword }: Passwords): FieldErrors<Passwords> =>
  newPassword === confirmPassword ? {} : { confirmPassword: t("New passwords don't match!") };

interface PasswordFormProps {
  onClose: (isUpdated: boolean) => void;
}

/** The passwords are neither sent nor stored. They exist only while the form is open. */
function PasswordForm({ onClose }: PasswordFormProps) {
  const { field, handleSubmit } = useFields(EMPTY, validate);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  return (
    <form
      ref={form}
      className={passwordFormStyles.form}
      noValidate
      onSubmit={handleSubmit(() => {
        onClose(true);
      })}
    >
      <PasswordField label={t('Current password')} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label={t('New password')} autoComplete="new-password" {...field('newPassword')} />
      <TextField
        label={t('Confirm password')}
        type="password"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field('confirmPassword')}
      />
      <div className={passwordFormStyles.actions}>
        <Button type="submit" variant="primary">
          {t('Update Password')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onClose(false);
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** A panel with a form to change the password. Closing the form focuses the button that opened it. */
export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = () => {
    setIsOpen(true);
    setIsDone(false);
  };
  const close = (isUpdated: boolean) => {
    setIsOpen(false);
    setIsDone(isUpdated);
  };

  return (
    <Plate
      heading={t('Change Password')}
      text={t('Use a password that you use nowhere else.')}
      action={
        !isOpen && (
          <Button ref={opener} aria-expanded={false} onClick={open}>
            {t('Change Password')}
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm onClose={close} />}
      <p role="status" className={styles.status}>
        {isDone && (
          <>
            <Icon name="success" size={18} />
            {t('Password updated')}
          </>
        )}
      </p>
    </Plate>
  );
}
