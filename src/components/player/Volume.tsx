import type { PointerEvent } from 'react';
import { PlayerButton } from './PlayerButton';
import * as styles from './Volume.late.module.css';

interface VolumeProps {
  /** What somebody has set, 0 where it is muted: the slider's, whose next step begins there. */
  volume: number;
  /** What the film is at; it follows a moment later. */
  heard: number;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

/** A slider that was dragged gives the arrow keys back to the film. */
function handlePress({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  // Wherever it is let go.
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
