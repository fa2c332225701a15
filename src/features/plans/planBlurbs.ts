import type { IconName } from '@/components/ui/Icon';

interface PlanBlurb {
  icon: IconName;
  heading: string;
  text: string;
}

export const PLAN_BLURBS: readonly PlanBlurb[] = [
  { icon: 'movies', heading: 'The full catalogue', text: 'Every movie and series, on every plan.' },
  { icon: 'none', heading: 'No ads', text: 'Nothing before the film, nothing in it.' },
  { icon: 'monitor-play', heading: 'Any screen', text: 'Phone, tablet, laptop and TV.' },
  { icon: 'download', heading: 'For the road', text: 'Take titles along and watch offline.' },
  { icon: 'captions', heading: 'Subtitles', text: 'In many languages, in a size you can read.' },
  { icon: 'bookmark', heading: 'Your watchlist', text: 'Your saved titles stay saved.' },
];
