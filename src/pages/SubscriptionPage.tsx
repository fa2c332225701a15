import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Alert } from '@/components/feedback/Alert';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import type { Payment, PaymentMethod } from '@/domain/payment';
import type { Plan } from '@/domain/plan';
import { planChosen } from '@/events/plan';
import { selectPlan } from '@/features/auth/authSlice';
import { PaymentDialog } from '@/features/plans/PaymentDialog';
import { PlanPicker } from '@/features/plans/PlanPicker';
import { NotFoundPage } from './NotFoundPage';

/** The plans of somebody who is signed in: choosing one leads to the payment. */
export function SubscriptionPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { plans } = useSite().features;
  const accountPlan = useAppSelector(selectPlan);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [news, setNews] = useState<string | null>(null);

  const handlePay = (payment: Payment, method: PaymentMethod) => {
    setPlan(null);
    setNews(`Payment initiated with ${method.name}!`);
    dispatch(planChosen(payment.plan.id));
  };

  if (!plans) return <NotFoundPage />;
  return (
    <>
      <PageTitle>Plans</PageTitle>
      <PlanPicker accountPlan={accountPlan} onContinue={setPlan} onBack={() => void navigate('/')} />
      {plan && <PaymentDialog plan={plan} onPay={handlePay} onClose={() => setPlan(null)} />}
      {news !== null && <Alert text={news} onDismiss={() => setNews(null)} />}
    </>
  );
}
