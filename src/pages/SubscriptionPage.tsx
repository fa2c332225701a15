import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { plans as plansSlice } from '@/app/slices/plans';
import { useInjectedSlice } from '@/app/useInjectedSlice';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import type { Payment, PaymentMethod, Receipt } from '@/features/plans/payment';
import type { Plan } from '@/features/plans/plan';
import { planChosen } from '@/events';
import { selectPlan } from '@/features/auth/authSlice';
import { PaymentDialog } from '@/features/plans/PaymentDialog';
import { PaymentReceipt } from '@/features/plans/PaymentReceipt';
import { PlanPicker } from '@/features/plans/PlanPicker';
import { t } from '@/i18n/t';
import { today } from '@/lib/today';
import { NotFoundPage } from './NotFoundPage';

/** The plans of a signed-in viewer. Choosing a plan leads to the payment and its receipt. */
export function SubscriptionPage() {
  useInjectedSlice(plansSlice);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { plans } = useSite().features;
  const accountPlan = useAppSelector(selectPlan);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  const handlePay = ({ plan: paid, billing, price }: Payment, method: PaymentMethod) => {
    setPlan(null);
    setReceipt({ plan: paid, billing, price, method, date: today(), number: String(Date.now()).slice(-8) });
    dispatch(planChosen(paid.id));
    window.scrollTo({ top: 0 });
  };

  if (!plans) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{t('Plans')}</PageTitle>
      {receipt ? (
        <PaymentReceipt receipt={receipt} onChange={() => setReceipt(null)} />
      ) : (
        <PlanPicker accountPlan={accountPlan} onContinue={setPlan} onBack={() => void navigate('/')} />
      )}
      {plan && <PaymentDialog plan={plan} onPay={handlePay} onClose={() => setPlan(null)} />}
    </>
  );
}
