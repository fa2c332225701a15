import { useAppDispatch } from '@/app/hooks';
import { emailSubmitted, plansOpened } from '@/features/auth/authSlice';
import { DemoProfile } from '@/features/auth/DemoProfile';
import { Landing } from '@/features/landing/Landing';

export function LandingPage() {
  const dispatch = useAppDispatch();
  return (
    <Landing
      profile={<DemoProfile />}
      onEmail={(email) => {
        dispatch(emailSubmitted(email));
      }}
      onSeePlans={() => {
        dispatch(plansOpened());
      }}
    />
  );
}
