import { seekTo } from './mediaActions';
import { hasPictureInPicture } from './pictureInPicture';
import type { PlayerCommand } from './playerKeys';
import type { PlayerAction } from './SettingsPanel';
import { useRemote } from './useRemote';

/** Returns the rarely used actions, which the settings panel lists. */
export function usePlayerActions(
  video: HTMLVideoElement | null,
  onCommand: (command: PlayerCommand) => void,
): readonly PlayerAction[] {
  const prompt = useRemote(video);
  return [
    { text: 'Start over', onPress: () => video && seekTo(video, 0) },
    ...(prompt ? [{ text: 'Play on another screen', onPress: prompt }] : []),
    ...(hasPictureInPicture()
      ? [{ text: 'Picture in picture', onPress: () => onCommand({ do: 'pictureInPicture' }) }]
      : []),
    { text: 'Shortcuts', onPress: () => onCommand({ do: 'keys' }) },
  ];
}
