import type { PlayerSettings } from './playerSettings';

/** The fields to set. A function gets the current settings, which may be newer than the displayed ones. */
export type SettingsChange = Partial<PlayerSettings> | ((now: PlayerSettings) => Partial<PlayerSettings>);

/** Returns the settings after a change. */
export const changeSettings = (now: PlayerSettings, change: SettingsChange): PlayerSettings => ({
  ...now,
  ...(typeof change === 'function' ? change(now) : change),
});
