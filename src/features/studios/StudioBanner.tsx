import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import * as styles from './StudioBanner.late.module.css';
import { StudioPlate } from './StudioPlate';

interface StudioBannerProps {
  name: string;
  /** How many titles there are; 0 while nobody knows. */
  count: number;
  onBack: () => void;
}

/** The studio's plate from edge to edge, melting into its shelves. */
export const StudioBanner = ({ name, count, onBack }: StudioBannerProps) => (
  <header className={styles.banner}>
    <div className={styles.plate}>
      <StudioPlate name={name} />
    </div>
    <div className={styles.line}>
      <Button onClick={onBack}>
        <Icon name="back" size={20} />
        Back to Home
      </Button>
      <p className={styles.count}>{count > 0 && `${count} titles`}</p>
    </div>
  </header>
);
