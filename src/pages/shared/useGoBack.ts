import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that navigates back. If the visit began on this page, it navigates home, because back would leave
 * the app.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate('/');
    else void navigate(-1);
  };
}
