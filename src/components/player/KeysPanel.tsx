import { KEY_LIST } from './keyList';
import * as styles from './KeysPanel.late.module.css';
import { Panel } from './Panel';

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
