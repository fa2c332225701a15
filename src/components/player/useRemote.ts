import { useEffect, useState } from 'react';

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
