import type { Billing, PlanId } from '@/domain/account/planId';

export interface Plan {
  id: PlanId;
  name: string;
  /** In rupees. */
  monthlyPrice: number;
  yearlyPrice: number;
  description: string;
  quality: string;
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
    name: 'Basic',
    monthlyPrice: 249,
    yearlyPrice: 999,
    description: 'One screen, all the stories.',
    quality: 'Good',
    resolution: '720p HD',
    devices: 1,
    downloads: '1 device for downloads',
    features: ['The full catalogue', 'Watch on phone, tablet or laptop', 'Cancel anytime'],
    limitations: ['One screen at a time', 'No Full HD or Ultra HD'],
    popular: false,
  },
  {
    id: 'standard',
    name: 'Standard',
    monthlyPrice: 449,
    yearlyPrice: 1299,
    description: 'Sharper, and for two at a time.',
    quality: 'Better',
    resolution: '1080p',
    devices: 2,
    downloads: '2 devices for downloads',
    features: ['The full catalogue', 'Full HD on every screen', 'Watch on TV as well', 'Cancel anytime'],
    limitations: ['No Ultra HD'],
    popular: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    monthlyPrice: 899,
    yearlyPrice: 1999,
    description: 'The best picture for the whole household.',
    quality: 'Best',
    resolution: '4K Ultra HD + HDR',
    devices: 4,
    downloads: '4 devices for downloads',
    features: ['The full catalogue', '4K Ultra HD and HDR', 'Spatial sound', 'Watch on TV as well', 'Cancel anytime'],
    limitations: [],
    popular: true,
  },
];

export const planPrice = (plan: Plan, billing: Billing): number =>
  billing === 'monthly' ? plan.monthlyPrice : plan.yearlyPrice;

/** Returns how much cheaper a yearly plan is than twelve months. */
export const yearlySaving = (plan: Plan): number => 12 * plan.monthlyPrice - plan.yearlyPrice;
