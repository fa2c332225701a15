import { isRecord } from '@/lib/json';

export const CAPTION_SIZES = ['small', 'medium', 'large'] as const;
export const CAPTION_LOOKS = ['shade', 'plate', 'outline'] as const;
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The settings of the player that last over videos and visits. */
export interface PlayerSettings {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
  /** The language of captions, in BCP 47; 'off' for none; null until the viewer chooses, so that the record decides. */
  captions: string | null;
  captionSize: (typeof CAPTION_SIZES)[number];
  captionLook: (typeof CAPTION_LOOKS)[number];
}

export const PLAYER_DEFAULTS: PlayerSettings = {
  volume: 1,
  isMuted: false,
  rate: 1,
  captions: null,
  captionSize: 'medium',
  captionLook: 'shade',
};

const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const oneOf = <Value>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.find((known) => known === value) ?? fallback;

/** Reads stored settings with every field checked. Null if it is not a settings record. */
export function readPlayerSettings(stored: unknown): PlayerSettings | null {
  if (!isRecord(stored)) return null;
  const { volume, isMuted, rate, captions, captionSize, captionLook } = stored;
  const isChosen = typeof captions === 'string' && (captions === 'off' || LANGUAGE.test(captions));
  return {
    volume: isVolume(volume) ? volume : PLAYER_DEFAULTS.volume,
    isMuted: isMuted === true,
    rate: oneOf<number>(RATES, rate, PLAYER_DEFAULTS.rate),
    captions: isChosen ? captions : null,
    captionSize: oneOf(CAPTION_SIZES, captionSize, PLAYER_DEFAULTS.captionSize),
    captionLook: oneOf(CAPTION_LOOKS, captionLook, PLAYER_DEFAULTS.captionLook),
  };
}

/** The fields to set. A function gets the current settings, which may be newer than the displayed ones. */
export type SettingsChange = Partial<PlayerSettings> | ((now: PlayerSettings) => Partial<PlayerSettings>);

/** Returns the settings after a change. */
export const changeSettings = (now: PlayerSettings, change: SettingsChange): PlayerSettings => ({
  ...now,
  ...(typeof change === 'function' ? change(now) : change),
});
