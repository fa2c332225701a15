import type { Billing, PlanId } from '@/domain/account/planId';
import { t, tIn } from '@/i18n/t';

export interface Plan {
  id: PlanId;
  name: string;
  /** In rupees. */
  monthlyPrice: number;
  yearlyPrice: number;
  description: string;
  /** Such as `Good picture, 720p HD`. */
  picture: string;
  resolution: string;
  devices: number;
  downloads: string;
  features: readonly string[];
  limitations: readonly string[];
  popular: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    id: 'basic',
    name: tIn('plan', 'Basic'),
    monthlyPrice: 249,
    yearlyPrice: 999,
    description: t('One screen, all the stories.'),
    picture: t('Good picture, 720p HD'),
    resolution: t('720p HD'),
    devices: 1,
    downloads: t('1 device for downloads'),
    features: [t('The full catalogue'), t('Watch on phone, tablet or laptop'), t('Cancel anytime')],
    limitations: [t('One screen at a time'), t('No Full HD or Ultra HD')],
    popular: false,
  },
  {
    id: 'standard',
    name: tIn('plan', 'Standard'),
    monthlyPrice: 449,
    yearlyPrice: 1299,
    description: t('Sharper, and for two at a time.'),
    picture: t('Better picture, 1080p'),
    resolution: t('1080p'),
    devices: 2,
    downloads: t('2 devices for downloads'),
    features: [t('The full catalogue'), t('Full HD on every screen'), t('Watch on TV as well'), t('Cancel anytime')],
    limitations: [t('No Ultra HD')],
    popular: false,
  },
  {
    id: 'premium',
    name: tIn('plan', 'Premium'),
    monthlyPrice: 899,
    yearlyPrice: 1999,
    description: t('The best picture for the whole household.'),
    picture: t('Best picture, 4K Ultra HD + HDR'),
    resolution: t('4K Ultra HD + HDR'),
    devices: 4,
    downloads: t('4 devices for downloads'),
    features: [
      t('The full catalogue'),
      t('4K Ultra HD and HDR'),
      t('Spatial sound'),
      t('Watch on TV as well'),
      t('Cancel anytime'),
    ],
    limitations: [],
    popular: true,
  },
];

export const planPrice = (plan: Plan, billing: Billing): number =>
  billing === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice;

/** Returns how much cheaper a yearly plan is than twelve months. */
export const yearlySaving = (plan: Plan): number => 12 * plan.monthlyPrice - plan.yearlyPrice;
