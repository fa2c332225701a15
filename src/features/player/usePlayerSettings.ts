import { useState } from 'react';
import type { SettingsChange, PlayerSettings } from '@/domain/film/playerSettings';
import { changeSettings } from '@/domain/film/playerSettings';
import { keptPlayerSettings } from '@/persistence/playerSettings';

const kept = keptPlayerSettings();

/** Returns the settings of the player, which apply to all videos and are stored for later visits. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState<PlayerSettings>(kept.get);
  const onSettings = (change: SettingsChange) => {
    // Reads the stored settings, because another tab may have changed another one.
    const next = changeSettings(kept.get(), change);
    kept.set(next);
    setSettings(next);
    return next;
  };
  return { settings, onSettings };
}
