import { useState } from 'react';
import { useAppStore } from '@/app/hooks';
import { Switch } from '@/components/ui/Switch';
import { t } from '@/i18n/t';
import { shortcutsSetting } from '@/persistence/shortcutsSetting';

/** The switch for shortcuts of one key. */
export function ShortcutSettings() {
  const setting = shortcutsSetting(useAppStore().engine);
  const [isOn, setIsOn] = useState(setting.isOn);
  const handleSwitch = (next: boolean) => {
    setting.set(next);
    setIsOn(next);
  };
  return <Switch label={t('Single-key shortcuts')} isOn={isOn} onSwitch={handleSwitch} />;
}
