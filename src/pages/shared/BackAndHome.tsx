import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import { useGoBack } from './useGoBack';

/** The back and home buttons of a page without a list of its own. */
export function BackAndHome() {
  const navigate = useNavigate();
  const handleBack = useGoBack();
  return (
    <>
      <Button onClick={handleBack}>
        <Icon name="back" size={18} />
        {t('Back')}
      </Button>
      <Button
        onClick={() => {
          void navigate('/');
        }}
      >
        <Icon name="home" size={18} />
        {t('Home')}
      </Button>
    </>
  );
}
