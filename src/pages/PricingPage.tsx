import { useAppDispatch } from '@/app/hooks';
import { plans } from '@/app/slices/plans';
import { useInjectedSlice } from '@/app/useInjectedSlice';
import { PageTitle } from '@/components/site/PageTitle';
import { planChosen } from '@/events';
import { plansClosed } from '@/features/auth/authSlice';
import { PlanPicker } from '@/features/plans/PlanPicker';
import { t } from '@/i18n/t';

/** The plans before sign-in. Choosing a plan leads to the sign-up. */
export function PricingPage() {
  useInjectedSlice(plans);
  const dispatch = useAppDispatch();
  return (
    <main>
      <PageTitle>{t('Plans')}</PageTitle>
      <PlanPicker
        accountPlan={null}
        onContinue={({ id }) => {
          dispatch(planChosen(id));
        }}
        onBack={() => {
          dispatch(plansClosed());
        }}
      />
    </main>
  );
}
