import { PlayerButton } from './PlayerButton';
import * as styles from './TopBar.late.module.css';

interface TopBarProps {
  title: string;
  line: string | undefined;
  onLeave: () => void;
}

/** The title of the video and the back button. */
export const TopBar = ({ title, line, onLeave }: TopBarProps) => (
  <div className={styles.bar} data-controls>
    <PlayerButton icon="back" label="Back" size={28} onClick={onLeave} />
    <div className={styles.words}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {line !== undefined && (
        <p className={styles.line} dir="auto">
          {line}
        </p>
      )}
    </div>
  </div>
);
