import { useState } from 'react';
import { useAppStore } from '@/app/hooks';
import * as chips from '@/components/ui/Chips.module.css';
import { Choice } from '@/components/ui/Choice';
import { t } from '@/i18n/t';
import type { ScreenChoice } from '@/lib/needsTvLayout';
import { screenChoice } from '@/persistence/screenChoice';
import { applyScreenChoice } from './applyScreenChoice';
import * as styles from './ScreenSettings.late.module.css';

const SCREENS: readonly { choice: ScreenChoice | null; name: string }[] = [
  { choice: null, name: t('Automatic') },
  { choice: 'tv', name: t('Television') },
  { choice: 'near', name: t('Computer, tablet or phone') },
];

/** The choice of the layout. It applies at once. */
export function ScreenSettings() {
  const { engine } = useAppStore();
  const screen = screenChoice(engine);
  const [chosen, setChosen] = useState(screen.get);

  const handleChoice = (choice: ScreenChoice | null) => {
    screen.set(choice);
    setChosen(choice);
    applyScreenChoice(choice);
  };
  return (
    <div role="radiogroup" aria-label={t('Screen')} className={styles.screens}>
      {SCREENS.map(({ choice, name }) => (
        <Choice
          key={name}
          name="screen"
          value={choice ?? ''}
          className={chips.chip}
          checked={choice === chosen}
          onChange={() => handleChoice(choice)}
        >
          {name}
        </Choice>
      ))}
    </div>
  );
}
