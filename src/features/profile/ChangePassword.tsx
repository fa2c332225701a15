import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import * as styles from './ChangePassword.late.module.css';
import { PasswordForm } from './PasswordForm';
import { Plate } from './Plate';

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
      heading="Change Password"
      text="Use a password that you use nowhere else."
      action={
        !isOpen && (
          <Button ref={opener} aria-expanded={false} onClick={open}>
            Change Password
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm onClose={close} />}
      <p role="status" className={styles.status}>
        {isDone && (
          <>
            <Icon name="success" size={18} />
            Password updated
          </>
        )}
      </p>
    </Plate>
  );
}
