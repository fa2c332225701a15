import type { ComponentProps, ToggleEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { Avatar } from '@/components/ui/Avatar';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as styles from './AccountMenu.module.css';
import { useAccountInitial } from './useAccount';

const loadItems = () => import(/* webpackChunkName: "shell-extras" */ './AccountMenuItems');
const AccountMenuItems = lazyWithRetry(() => loadItems().then((m) => m.AccountMenuItems));

/** The button of the account menu. The native popover closes on Escape and on a press outside. */
export function AccountMenu({ language }: Pick<ComponentProps<typeof AccountMenuItems>, 'language'>) {
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={t('Account menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadItems().catch(() => undefined)}
      >
        <Avatar name={useAccountInitial()} />
        <Icon name="down" size={16} className={styles.chevron} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={styles.popover}
        onToggle={(event: ToggleEvent) => {
          setIsOpen(event.newState === 'open');
        }}
      >
        {isOpen && (
          <OptionalSection fallback={<SectionError />}>
            <AccountMenuItems language={language} onClose={() => popover.current?.hidePopover()} />
          </OptionalSection>
        )}
      </div>
    </>
  );
}
