import type { SettingsChange } from '@/domain/film/changeSettings';
import type { PlayerSettings } from '@/domain/film/playerSettings';

/** An episode before or after, and how to go there. */
export interface Neighbour {
  /** `S1 E2 · The Timetable` */
  line: string;
  onPlay: () => void;
}

export interface SettingsProps {
  settings: PlayerSettings;
  /** Gives what holds from then on. */
  onSettings: (change: SettingsChange) => PlayerSettings;
}

/** Which sheet lies open beside the film. */
export type OpenPanel = 'settings' | 'chapters' | 'keys' | null;
