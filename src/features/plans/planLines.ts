import type { IconName } from '@/components/ui/Icon';
import type { Plan } from '@/domain/account/plan';

interface PlanLine {
  icon: IconName;
  text: string;
  isMissing?: true;
}

/** Returns what a plan includes and excludes. Every plan must have the same number of lines, so that they align. */
export const planLines = (plan: Plan): PlanLine[] => [
  { icon: 'monitor-play', text: `${plan.quality} picture, ${plan.resolution}` },
  { icon: 'screens', text: plan.devices === 1 ? '1 device' : `${plan.devices} devices` },
  { icon: 'download', text: plan.downloads },
  ...plan.features.map((text) => ({ icon: 'check' as const, text })),
  ...plan.limitations.map((text) => ({ icon: 'minus' as const, text, isMissing: true as const })),
];
