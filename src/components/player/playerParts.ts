import type { SettingsChange, PlayerSettings } from '@/domain/film/playerSettings';

/** The previous or next episode, and a function that plays it. */
export interface Neighbour {
  /** Such as `S1 E2 · The Timetable`. */
  line: string;
  onPlay: () => void;
}

export interface SettingsProps {
  settings: PlayerSettings;
  /** Returns the settings after the change. */
  onSettings: (change: SettingsChange) => PlayerSettings;
}

export interface KeysProps {
  /** Returns whether the keys that write a character are on. Called at each press, because another tab can change it. */
  hasSingleKeys: () => boolean;
}

/** The panel that is open over the video. */
export type OpenPanel = 'settings' | 'chapters' | 'keys' | null;
