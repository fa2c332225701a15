import { useAppSelector } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import { selectEmail } from './authSlice';

/** Whose account this is; without a demonstration nobody has told their name. */
export const useAccountName = () => (useSite().features.demoAccount ? DEMO_ACCOUNT.name : 'Viewer');

/** Empty where nobody signs in. */
export function useAccountEmail(): string {
  const email = useAppSelector(selectEmail);
  const { demoAccount } = useSite().features;
  return email ?? (demoAccount ? DEMO_ACCOUNT.email : '');
}
