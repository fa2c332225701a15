import type { KeyboardEvent, ToggleEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { DEMO_ACCOUNT } from '@/domain/demoAccount';
import { signedOut } from '@/events/session';
import { moveFocus } from '@/lib/arrowKeys';
import styles from './AccountMenu.module.css';
import { selectEmail } from './authSlice';
import { Icon } from '@/components/ui/Icon';

/** Who is signed in, and what belongs to the account. The platform's popover closes on Escape and a press beside it. */
export function AccountMenu() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const email = useAppSelector(selectEmail) ?? DEMO_ACCOUNT.email;
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();

  const items = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => popover.current?.hidePopover();

  const handleToggle = (event: ToggleEvent) => {
    const opened = event.newState === 'open';
    setIsOpen(opened);
    if (opened) items()[0]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    else moveFocus(event, items(), { wrap: true });
  };
  const handleLogout = () => {
    close();
    dispatch(signedOut());
    void navigate('/');
  };

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <span className={styles.avatar} aria-hidden>
          {DEMO_ACCOUNT.name.charAt(0)}
        </span>
        <Icon name="down" size={16} className={styles.chevron} />
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.popover} onToggle={handleToggle}>
        <p className={styles.who}>
          <strong>{DEMO_ACCOUNT.name}</strong>
          <span>{email}</span>
        </p>
        <div role="menu" tabIndex={-1} aria-label="Account" className={styles.menu} onKeyDown={handleKeyDown}>
          <Link role="menuitem" tabIndex={-1} to="/profile" onClick={close}>
            <Icon name="account" size={18} />
            Profile
          </Link>
          <Link role="menuitem" tabIndex={-1} to="/subscription" onClick={close}>
            <Icon name="card" size={18} />
            Subscription
          </Link>
          <button type="button" role="menuitem" tabIndex={-1} className={styles.logout} onClick={handleLogout}>
            <Icon name="logout" size={18} />
            Logout
          </button>
        </div>
      </div>
    </>
  );
}
