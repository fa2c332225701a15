import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
import { TONIGHT_BUTTON, withTonight } from './tonightAddress';

/** A toggle for the bedtime panel. */
export function TonightButton() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { isOn, search } = withTonight(params);
  return (
    <Button id={TONIGHT_BUTTON} aria-pressed={isOn} onClick={() => void navigate({ search })}>
      {t('Fits tonight')}
    </Button>
  );
}
