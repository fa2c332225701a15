import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { signedOut } from '@/events';
import { t } from '@/i18n/t';
import { Plate } from './Plate';

export function AccountActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const handleLogout = () => {
    dispatch(signedOut());
    void navigate('/');
  };
  return (
    <Plate
      heading={t('Account Actions')}
      text={t('Signs you out. Your watchlist stays on this device.')}
      action={
        <Button variant="danger" onClick={handleLogout}>
          <Icon name="logout" size={18} />
          {t('Logout')}
        </Button>
      }
    />
  );
}
