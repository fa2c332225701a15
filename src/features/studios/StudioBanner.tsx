import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { plural, t } from '@/i18n/t';
import * as styles from './StudioBanner.late.module.css';
import { StudioPlate } from './StudioPlate';

interface StudioBannerProps {
  name: string;
  /** The number of titles, 0 until it is known. */
  count: number;
  onBack: () => void;
}

/** The plate of a studio at full width, which fades into the page below. */
export const StudioBanner = ({ name, count, onBack }: StudioBannerProps) => (
  <header className={styles.banner}>
    <div className={styles.plate}>
      <StudioPlate name={name} />
    </div>
    <div className={styles.line}>
      <Button onClick={onBack}>
        <Icon name="back" size={20} />
        {t('Back to Home')}
      </Button>
      <p className={styles.count}>{count > 0 && plural(count, '{count} title', '{count} titles')}</p>
    </div>
  </header>
);
