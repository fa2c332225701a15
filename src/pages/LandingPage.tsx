import { useAppDispatch } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { emailSubmitted, plansOpened } from '@/features/auth/authSlice';
import { DemoProfile } from '@/features/auth/DemoProfile';
import { Landing } from '@/features/landing/Landing';
import { OwnLanding } from '@/features/landing/OwnLanding';

export function LandingPage() {
  const dispatch = useAppDispatch();
  const { samples } = useSite();
  const onEmail = (email: string) => {
    dispatch(emailSubmitted(email));
  };
  const onSeePlans = () => {
    dispatch(plansOpened());
  };
  return samples ? (
    <Landing profile={<DemoProfile />} onEmail={onEmail} onSeePlans={onSeePlans} />
  ) : (
    <OwnLanding onEmail={onEmail} onSeePlans={onSeePlans} />
  );
}
