import { useAppSelector } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { selectEmail } from './authSlice';

/** Returns the initial of the account's name. The header shows it before `AccountName` has loaded the name. */
export const useAccountInitial = (): string => (useSite().features.demoAccount ? 'D' : 'V');

/** Returns the email of the account, or an empty string if the site has no sign-in. */
export const useAccountEmail = (): string => useAppSelector(selectEmail) ?? '';
