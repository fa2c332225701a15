import { t } from '@/i18n/t';
import * as styles from './KeysPanel.late.module.css';
import { Panel } from './Panel';

// In a text from right to left, a key that stands alone is not mirrored.
const keyPair = (first: string, second: string) => t('{first}, {second}', { first, second });

/** The keyboard shortcuts of the player and their descriptions. */
export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  [t('Space or K'), t('Play / pause')],
  [t('J, L'), t('Back / forward 10 seconds')],
  [keyPair('←', '→'), t('Back / forward 5 seconds')],
  [keyPair('↑', '↓'), t('Volume up / down')],
  ['M', t('Mute / unmute')],
  ['C', t('Captions on / off')],
  ['F', t('Full screen')],
  ['I', t('Picture in picture')],
  [t('0 to 9'), t('Jump to 0–90 %')],
  [t('Home, End'), t('Jump to start / end')],
  [keyPair('<', '>'), t('Slower / faster')],
  [t(', and .'), t('Previous / next frame')],
  [t('Page Up, Page Down'), t('Previous / next chapter')],
  [t('Shift+N, Shift+P'), t('Next / previous episode')],
  ['?', t('Show shortcuts')],
];

/** The list of the player's keyboard shortcuts. */
export const KeysPanel = ({ onClose }: { onClose: () => void }) => (
  <Panel name={t('Shortcuts')} isText onClose={onClose}>
    <dl className={styles.list}>
      {KEY_LIST.map(([keys, does]) => (
        <div key={keys} className={styles.line}>
          <dt className={styles.keys}>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
