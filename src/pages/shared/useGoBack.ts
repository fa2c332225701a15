import { useLocation, useNavigate } from 'react-router-dom';

/** One step back in the history; home where the visit began here and a step back would leave the app. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate('/');
    else void navigate(-1);
  };
}
