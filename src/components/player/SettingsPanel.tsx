import type { Subtitles } from '@/domain/film/film';
import type { PlayerSettings } from '@/domain/film/playerSettings';
import { CAPTION_LOOKS, CAPTION_SIZES, RATES } from '@/domain/film/playerSettings';
import { Button } from '@/components/ui/Button';
import { t, tIn } from '@/i18n/t';
import { formatNumber } from '@/lib/formats/numbers';
import { captionsName } from './captionChoice';
import { Panel } from './Panel';
import { PlayerChoice } from './PlayerChoice';
import type { SettingsProps } from './playerParts';
import * as styles from './SettingsPanel.late.module.css';
import type { TrackChoice } from './useTrackChoices';

/** An action with its label. The list omits actions that the browser does not support. */
export interface PlayerAction {
  text: string;
  onPress: () => void;
}

interface SettingsPanelProps extends SettingsProps {
  /** The captions that the viewer can choose. */
  captions: readonly Subtitles[];
  shown: Subtitles | null;
  quality: TrackChoice | null;
  sound: TrackChoice | null;
  actions: readonly PlayerAction[];
  onClose: () => void;
}

const SIZE_TEXTS: Record<PlayerSettings['captionSize'], string> = {
  small: tIn('caption size', 'Small'),
  medium: tIn('caption size', 'Medium'),
  large: tIn('caption size', 'Large'),
};

const LOOK_TEXTS: Record<PlayerSettings['captionLook'], string> = {
  shade: tIn('caption style', 'Shade'),
  plate: tIn('caption style', 'Plate'),
  outline: tIn('caption style', 'Outline'),
};

export function SettingsPanel(props: SettingsPanelProps) {
  const { settings, onSettings, captions, shown, quality, sound, actions, onClose } = props;
  return (
    <Panel name={t('Settings')} onClose={onClose}>
      {captions.length > 0 && (
        <>
          <PlayerChoice
            legend={t('Captions')}
            options={[
              { value: 'off', text: tIn('captions', 'Off') },
              ...captions.map((entry) => ({ value: entry.language, text: captionsName(entry) })),
            ]}
            value={shown === null || shown.isForced ? 'off' : shown.language}
            onChoose={(value) => onSettings({ captions: value })}
          />
          <PlayerChoice
            legend={t('Caption size')}
            options={CAPTION_SIZES.map((value) => ({ value, text: SIZE_TEXTS[value] }))}
            value={settings.captionSize}
            onChoose={(value) => onSettings({ captionSize: CAPTION_SIZES.find((size) => size === value) })}
          />
          <PlayerChoice
            legend={t('Caption style')}
            options={CAPTION_LOOKS.map((value) => ({ value, text: LOOK_TEXTS[value] }))}
            value={settings.captionLook}
            onChoose={(value) => onSettings({ captionLook: CAPTION_LOOKS.find((look) => look === value) })}
          />
        </>
      )}
      {sound && <PlayerChoice legend={t('Audio')} {...sound} />}
      {quality && <PlayerChoice legend={t('Quality')} {...quality} />}
      <PlayerChoice
        legend={t('Speed')}
        options={RATES.map((rate) => ({ value: String(rate), text: `${formatNumber(rate)}×` }))}
        value={String(settings.rate)}
        onChoose={(value) => onSettings({ rate: Number(value) })}
      />
      <div className={styles.actions}>
        {actions.map(({ text, onPress }) => (
          <Button key={text} variant="quiet" onClick={onPress}>
            {text}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
