import { t } from '@/i18n/t';
import { Button } from '../ui/Button';
import * as styles from './FaultNotice.late.module.css';

/** The reason why a video does not play. */
export type PlaybackError =
  /** The server has no such file. */
  | 'missing'
  /** The file exists, but this browser cannot play it. */
  | 'unplayable'
  /** The Content Security Policy of the page blocks the file. */
  | 'forbidden'
  /** The network or the server is not available at the moment. */
  | 'network';

interface Words {
  heading: string;
  hint: string;
}

const PLAYBACK_ERROR_TEXTS: Readonly<Record<PlaybackError, Words>> = {
  missing: {
    heading: t('Video not found'),
    hint: t('The site owner needs to restore the file.'),
  },
  unplayable: {
    heading: t('This browser can’t play the video'),
    hint: t('The file is damaged or in a format this browser can’t play. Try another browser.'),
  },
  forbidden: {
    heading: t('The video’s server is not allowed'),
    hint: t('The site owner needs to add it to mediaHosts in config.json and run node deploy/apply.cjs.'),
  },
  network: {
    heading: t('Connection lost'),
    hint: t('Playback will resume when the connection is back.'),
  },
};

interface FaultNoticeProps {
  fault: PlaybackError;
  onRetry: () => void;
  onLeave: (() => void) | undefined;
}

/** Explains why nothing plays and what the viewer can do. */
export function FaultNotice({ fault, onRetry, onLeave }: FaultNoticeProps) {
  const { heading, hint } = PLAYBACK_ERROR_TEXTS[fault];
  return (
    <div className={styles.notice} role="alert">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {t('Try Again')}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {t('Back')}
          </Button>
        )}
      </div>
    </div>
  );
}
