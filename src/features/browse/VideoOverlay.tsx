import { Dialog } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { ClipSources } from './ClipSources';
import { HeroStill } from './HeroSlide';
import type { HeroSlide } from './heroSlides';
import * as styles from './VideoOverlay.module.css';
import { Icon } from '@/components/ui/Icon';

interface VideoOverlayProps {
  slide: HeroSlide;
  onClose: () => void;
}

/** A slide's clip over the whole screen, with its sound. Escape, the button or the clip's end close it. */
export function VideoOverlay({ slide, onClose }: VideoOverlayProps) {
  return (
    <Dialog className={styles.overlay} aria-label={slide.title} onClose={onClose}>
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <Icon name="close" size={26} />
      </IconButton>
      <HeroStill image={slide.image} eager />
      <video className={styles.video} autoPlay controls playsInline onEnded={onClose}>
        <ClipSources videoUrl={slide.videoUrl} />
      </video>
    </Dialog>
  );
}
