import { useAppDispatch } from '@/app/hooks';
import { planChosen } from '@/events/plan';
import { plansClosed } from '@/features/auth/authSlice';
import { PlanPicker } from '@/features/plans/PlanPicker';

/** The plans before signing in: what is picked leads on to signing up. */
export function PricingPage() {
  const dispatch = useAppDispatch();
  return (
    <main>
      <title>Plans · Kinora</title>
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
