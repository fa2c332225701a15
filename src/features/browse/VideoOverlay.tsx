import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '@/app/hooks';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { Dialog } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { lazyWithRetry } from '@/lib/lazyPage';
import { shortcutsSetting } from '@/persistence/shortcutsSetting';
import { ClipSources } from './ClipSources';
import { HeroStill } from './HeroSlide';
import type { HeroSlide } from './heroSlides';
import { playClip } from './playClip';
import * as styles from './VideoOverlay.late.module.css';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';

const ClipControls = lazyWithRetry(() =>
  import(/* webpackChunkName: "watch" */ '@/components/player/ClipControls').then((m) => m.ClipControls),
);

interface VideoOverlayProps {
  slide: HeroSlide;
  onClose: () => void;
}

/** The clip of a slide in full screen, with sound. Escape, the close button and the end of the clip close it. */
export function VideoOverlay({ slide, onClose }: VideoOverlayProps) {
  const { engine } = useAppStore();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  // By script, because `autoplay` does not report why it failed.
  useEffect(() => {
    if (video) playClip(video, 'full-screen clip');
  }, [video]);

  return (
    <Dialog className={styles.overlay} aria-label={slide.title} onClose={onClose}>
      <div ref={frame} className={styles.frame}>
        <HeroStill image={slide.image} isFirst />
        <video ref={setVideo} className={styles.video} playsInline onEnded={onClose}>
          <ClipSources clip={slide.videoUrl} />
        </video>
        {/* The clip plays even if the controls fail to load. */}
        <OptionalSection>
          <ClipControls video={video} frame={frame} hasSingleKeys={shortcutsSetting(engine).isOn} />
        </OptionalSection>
        <IconButton label={t('Close')} className={styles.close} onClick={onClose}>
          <Icon name="close" size={26} />
        </IconButton>
      </div>
    </Dialog>
  );
}
