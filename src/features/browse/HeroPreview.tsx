import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { t } from '@/i18n/t';
import { ClipSources } from './ClipSources';
import * as styles from './HeroPreview.late.module.css';
import { useClip } from './useClip';

type HeroPreviewProps = ComponentProps<typeof ClipSources>;

/** The clip of a slide over its still, with buttons to play and to unmute. */
export function HeroPreview({ clip }: HeroPreviewProps) {
  const [isMuted, setIsMuted] = useState(true);
  const { video, isShown, isPlaying, toggle } = useClip();

  return (
    <>
      <video
        {...video}
        className={styles.video}
        data-playing={isShown}
        muted={isMuted}
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
      >
        <ClipSources clip={clip} />
      </video>
      <div className={styles.controls}>
        <IconButton
          label={isPlaying ? t('Pause preview') : t('Play preview')}
          className={styles.control}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
        </IconButton>
        <IconButton
          label={isMuted ? t('Unmute') : t('Mute')}
          className={styles.control}
          onClick={() => {
            setIsMuted(!isMuted);
          }}
        >
          <Icon name={isMuted ? 'muted' : 'sound'} size={20} />
        </IconButton>
      </div>
    </>
  );
}
