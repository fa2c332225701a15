import { useAppStore } from '@/app/hooks';
import { shortcutsSetting } from '@/persistence/shortcutsSetting';

/** Returns a function that returns whether single-key shortcuts are on. */
export function useSingleKeys(): () => boolean {
  const { engine } = useAppStore();
  return shortcutsSetting(engine).isOn;
}
