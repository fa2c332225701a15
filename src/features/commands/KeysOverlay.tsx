import { useId } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { t } from '@/i18n/t';
import type { CommandContext } from './commands';
import { CARD_KEYS, COMMANDS } from './commands';
import { keyText } from './keyText';
import * as styles from './KeysOverlay.late.module.css';

interface KeysOverlayProps {
  context: CommandContext;
  /** Whether shortcuts of one key are on. */
  hasSingleKeys: boolean;
  onClose: () => void;
}

/** The keys that work on the present screen. */
export function KeysOverlay({ context, hasSingleKeys, onClose }: KeysOverlayProps) {
  const id = useId();
  const commands = COMMANDS.flatMap((command) => {
    const { keys, name, applies } = command;
    const isOn = keys !== undefined && (hasSingleKeys || keys.startsWith('mod+'));
    return isOn && applies(context) ? [[keyText(keys), name] as const] : [];
  });
  return (
    <Dialog aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('Keyboard shortcuts')}
        </h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      </div>
      <KeyList heading={t('Everywhere')} keys={commands} />
      {context.hasCards && <KeyList heading={t('Rows and grids')} keys={CARD_KEYS} />}
      <p className={styles.note}>
        {!hasSingleKeys
          ? t('Single-key shortcuts are off. You can switch them on in your profile.')
          : context.isSignedIn && t('You can switch single-key shortcuts off in your profile.')}
      </p>
    </Dialog>
  );
}

interface KeyListProps {
  heading: string;
  keys: readonly (readonly [keys: string, does: string])[];
}

const KeyList = ({ heading, keys }: KeyListProps) => (
  <section className={styles.part}>
    <h3 className={styles.subheading}>{heading}</h3>
    <dl className={styles.list}>
      {keys.map(([key, does]) => (
        <div key={key} className={styles.line}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
