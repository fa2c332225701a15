import type { PlayerSettings } from './playerSettings';

/** Fields that are set; a function where they depend on what holds at that instant, which may be newer than what is shown. */
export type SettingsChange = Partial<PlayerSettings> | ((now: PlayerSettings) => Partial<PlayerSettings>);

/** What holds after a change. */
export const changeSettings = (now: PlayerSettings, change: SettingsChange): PlayerSettings => ({
  ...now,
  ...(typeof change === 'function' ? change(now) : change),
});
