import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useGoBack } from './useGoBack';

/** The two ways out of a page that has no list of its own. */
export function BackAndHome() {
  const navigate = useNavigate();
  const handleBack = useGoBack();
  return (
    <>
      <Button onClick={handleBack}>
        <Icon name="back" size={18} />
        Back
      </Button>
      <Button
        onClick={() => {
          void navigate('/');
        }}
      >
        <Icon name="home" size={18} />
        Home
      </Button>
    </>
  );
}
