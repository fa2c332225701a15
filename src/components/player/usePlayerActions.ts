import { useEffect, useState } from 'react';
import { t } from '@/i18n/t';
import { seekTo } from './mediaActions';
import type { PlayerAction } from './SettingsPanel';
import type { PlayerCommand } from './usePlayerKeys';

const hasPictureInPicture = (): boolean => document.pictureInPictureEnabled;

/** Opens or closes the picture-in-picture window. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // The browser refused. The video stays in its current window.
  }
}

/** Returns a function that opens the picker of remote screens, or null if none is available. */
export function useRemote(video: HTMLVideoElement | null): (() => void) | null {
  const [isAvailable, setIsAvailable] = useState(false);

  useEffect(() => {
    // Not all browsers support it, although the types say so.
    if (!video || !('remote' in video)) return undefined;
    const { remote } = video;
    let id: number | null = null;
    let isOver = false;
    const stop = () => {
      if (id !== null) void remote.cancelWatchAvailability(id).catch(() => undefined);
    };
    remote.watchAvailability(setIsAvailable).then(
      (watch) => {
        id = watch;
        if (isOver) stop();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [video]);

  return isAvailable && video ? () => void video.remote.prompt().catch(() => undefined) : null;
}

/** Returns the rarely used actions, which the settings panel lists. */
export function usePlayerActions(
  video: HTMLVideoElement | null,
  onCommand: (command: PlayerCommand) => void,
): readonly PlayerAction[] {
  const prompt = useRemote(video);
  return [
    { text: t('Start over'), onPress: () => video && seekTo(video, 0) },
    ...(prompt ? [{ text: t('Play on another screen'), onPress: prompt }] : []),
    ...(hasPictureInPicture()
      ? [{ text: t('Picture in picture'), onPress: () => onCommand({ do: 'pictureInPicture' }) }]
      : []),
    { text: t('Shortcuts'), onPress: () => onCommand({ do: 'keys' }) },
  ];
}
