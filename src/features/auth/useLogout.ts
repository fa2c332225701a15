import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { signedOut } from '@/events/session';

/** Signing out leads home, where the sign-in is. */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    void navigate('/');
  };
}
