import { useAppSelector } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import { selectEmail } from './authSlice';

/** Returns the name of the account. Only the demo account has one. */
export const useAccountName = () => (useSite().features.demoAccount ? DEMO_ACCOUNT.name : 'Viewer');

/** Returns the email of the account, or an empty string if the site has no sign-in. */
export function useAccountEmail(): string {
  const email = useAppSelector(selectEmail);
  const { demoAccount } = useSite().features;
  return email ?? (demoAccount ? DEMO_ACCOUNT.email : '');
}
