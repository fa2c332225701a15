import { useAppSelector } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { DEMO_NAME } from '@/domain/account/demoName';
import { selectEmail } from './authSlice';

/** Returns the name of the account. Only the demo account has one. */
export const useAccountName = () => (useSite().features.demoAccount ? DEMO_NAME : 'Viewer');

/** Returns the email of the account, or an empty string if the site has no sign-in. */
export const useAccountEmail = (): string => useAppSelector(selectEmail) ?? '';
