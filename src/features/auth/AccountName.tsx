import { Suspense } from 'react';
import { useDemoProfile } from '@/components/site/useDemoProfile';
import { t } from '@/i18n/t';

/** The name of the account. Only the demo account has one. The line is empty until the name is loaded. */
export const AccountName = () => (
  <Suspense fallback={'\u00a0'}>
    <Name />
  </Suspense>
);

const Name = () => useDemoProfile()?.name ?? t('Viewer');
