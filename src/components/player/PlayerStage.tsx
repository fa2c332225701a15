import type { RefObject } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import type { Elements } from '@/lib/elements';
import * as styles from './PlayerStage.late.module.css';

interface PlayerStageProps {
  name: string;
  frame: RefObject<HTMLDivElement | null>;
  onLeave: () => void;
  children: Elements;
}

/** A dialog that fills the window with a video. The rest of the app is inert behind it. */
export const PlayerStage = ({ name, frame, onLeave, children }: PlayerStageProps) => (
  // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog's own focus: a button's ring would keep the controls in the picture
  <Dialog className={styles.stage} aria-label={name} onClose={onLeave} tabIndex={-1} autoFocus>
    <div ref={frame} className={styles.frame}>
      {children}
    </div>
  </Dialog>
);
