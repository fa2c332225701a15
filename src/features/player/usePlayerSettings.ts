import { useState } from 'react';
import type { SettingsChange } from '@/domain/film/changeSettings';
import { changeSettings } from '@/domain/film/changeSettings';
import type { PlayerSettings } from '@/domain/film/playerSettings';
import { keptPlayerSettings } from '@/persistence/playerSettings';

const kept = keptPlayerSettings();

/** What somebody has set in the player, over films and visits. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState<PlayerSettings>(kept.get);
  const onSettings = (change: SettingsChange) => {
    // As it is stored now: another tab may have set another part of it.
    const next = changeSettings(kept.get(), change);
    kept.set(next);
    setSettings(next);
    return next;
  };
  return { settings, onSettings };
}
