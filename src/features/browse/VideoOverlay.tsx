import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { ClipSources } from './ClipSources';
import { HeroStill } from './HeroSlide';
import type { HeroSlide } from './heroSlides';
import { playClip } from './playClip';
import * as styles from './VideoOverlay.late.module.css';
import { Icon } from '@/components/ui/Icon';

interface VideoOverlayProps {
  slide: HeroSlide;
  onClose: () => void;
}

/** A slide's clip over the whole screen, with its sound. Escape, the button or the clip's end close it. */
export function VideoOverlay({ slide, onClose }: VideoOverlayProps) {
  const video = useRef<HTMLVideoElement>(null);

  // By script, as `autoplay` does not say why it did not.
  useEffect(() => {
    if (video.current) playClip(video.current, 'full-screen clip');
  }, []);

  return (
    <Dialog className={styles.overlay} aria-label={slide.title} onClose={onClose}>
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <Icon name="close" size={26} />
      </IconButton>
      <HeroStill image={slide.image} isFirst />
      <video ref={video} className={styles.video} controls playsInline onEnded={onClose}>
        <ClipSources videoUrl={slide.videoUrl} />
      </video>
    </Dialog>
  );
}
