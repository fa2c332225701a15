import * as styles from './KeysPanel.late.module.css';
import { Panel } from './Panel';

/** The keyboard shortcuts of the player and their descriptions. */
const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'Play / pause'],
  ['J, L', 'Back / forward 10 seconds'],
  ['←, →', 'Back / forward 5 seconds'],
  ['↑, ↓', 'Volume up / down'],
  ['M', 'Mute / unmute'],
  ['C', 'Captions on / off'],
  ['F', 'Full screen'],
  ['I', 'Picture in picture'],
  ['0 to 9', 'Jump to 0–90 %'],
  ['Home, End', 'Jump to start / end'],
  ['<, >', 'Slower / faster'],
  [', and .', 'Previous / next frame'],
  ['Page Up, Page Down', 'Previous / next chapter'],
  ['Shift+N, Shift+P', 'Next / previous episode'],
  ['?', 'Show shortcuts'],
];

/** The list of the player's keyboard shortcuts. */
export const KeysPanel = ({ onClose }: { onClose: () => void }) => (
  <Panel name="Shortcuts" isText onClose={onClose}>
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
