import { t } from '@/i18n/t';
import { useSite } from '../site/SiteContext';

interface LoadingScreenProps {
  /** Visible to all viewers. If it is left out, only screen readers get a default text. */
  text?: string;
}

/** The placeholder of a whole page. It continues the start animation of index.html. */
export function LoadingScreen({ text }: LoadingScreenProps) {
  const { name } = useSite().brand;
  return (
    <div className="starting" role="status">
      <span className="starting-lamp" />
      <span className={text === undefined ? 'visually-hidden' : 'starting-note'}>
        {text ?? t('Loading {name}…', { name })}
      </span>
    </div>
  );
}
