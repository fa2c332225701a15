import { Dialog } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { APP_URL } from '@/config/basePath';
import { HeroStill } from './HeroSlide';
import type { HeroSlide } from './heroSlides';
import * as styles from './VideoOverlay.module.css';
import { Icon } from '@/components/ui/Icon';

interface VideoOverlayProps {
  slide: HeroSlide;
  onClose: () => void;
}

/** A slide over the whole screen: with sound where there is a clip. Escape, the button or the clip's end close it. */
export function VideoOverlay({ slide, onClose }: VideoOverlayProps) {
  return (
    <Dialog className={styles.overlay} aria-label={slide.title} onClose={onClose}>
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <Icon name="close" size={26} />
      </IconButton>
      {slide.videoUrl === null ? (
        <div className={styles.stage}>
          <HeroStill image={slide.image} eager />
        </div>
      ) : (
        <video
          className={styles.video}
          src={APP_URL + slide.videoUrl}
          autoPlay
          controls
          playsInline
          onEnded={onClose}
        />
      )}
    </Dialog>
  );
}
