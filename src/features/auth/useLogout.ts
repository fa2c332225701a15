import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { signedOut } from '@/events';

/** Returns a function that signs out and navigates home, which shows the sign-in. */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    void navigate('/');
  };
}
