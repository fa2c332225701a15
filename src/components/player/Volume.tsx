import type { PointerEvent } from 'react';
import { PlayerButton } from './PlayerButton';
import * as styles from './Volume.late.module.css';

interface VolumeProps {
  /** The volume of the settings, 0 if muted. The slider uses it, because the next step must begin there. */
  volume: number;
  /** The volume of the media element, which follows the settings a moment later. */
  heard: number;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

/** Removes the focus from the slider after a drag, so that the arrow keys control the video again. */
function handlePress({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  // On the window, because the pointer can be released outside the slider.
  window.addEventListener('pointerup', () => currentTarget.blur(), { once: true });
}

export function Volume({ volume, heard, onVolume, onMute }: VolumeProps) {
  const icon = heard === 0 ? 'silent' : heard < 0.5 ? 'quiet' : 'loud';
  return (
    <div className={styles.volume}>
      <PlayerButton icon={icon} label={heard === 0 ? 'Unmute' : 'Mute'} hint="M" onClick={onMute} />
      <input
        type="range"
        className={styles.slider}
        aria-label="Volume"
        aria-valuetext={`${Math.round(volume * 100)} %`}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onPointerDown={handlePress}
        onChange={({ target }) => onVolume(Number(target.value))}
      />
    </div>
  );
}
