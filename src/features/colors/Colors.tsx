import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { t } from '@/i18n/t';
import { ColorChips } from './ColorChips';
import * as styles from './Colors.late.module.css';
import type { ColorMood } from './colorMoods';
import { COLOR_MOODS } from './colorMoods';

const WHEEL = `conic-gradient(${[...COLOR_MOODS, ...COLOR_MOODS.slice(0, 1)].map(({ glass }) => glass).join()})`;

interface ColorsProps {
  /** The color moods that some of the titles have. */
  moods: readonly ColorMood[];
  /** The other parameters of the list's address. */
  search: string;
}

/** A button that opens the choice of color moods. */
export function Colors({ moods, search }: ColorsProps) {
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden className={styles.wheel} style={{ background: WHEEL }} />
        {t('By color')}
      </Button>
      {isOpen && (
        <Dialog className={styles.dialog} aria-labelledby={headingId} onClose={close}>
          <div className={styles.head}>
            <h2 id={headingId} className={styles.heading}>
              {t('What light is it this evening?')}
            </h2>
            <IconButton label={t('Close')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          </div>
          <ColorChips moods={moods} search={search} onPick={close} />
        </Dialog>
      )}
    </>
  );
}
