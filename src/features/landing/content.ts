import type { Brand, Site } from '@/config/site';
import { t } from '@/i18n/t';

export interface Feature {
  /** The illustration beside the text. */
  scene: 'reel' | 'screens' | 'list' | 'dark';
  heading: string;
  text: string;
}

export const featuresOf = ({ brand }: Site): readonly Feature[] => [
  {
    scene: 'reel',
    heading: t('Films worth the evening'),
    text: t('New releases, the classics and the ones you missed, sorted into rows that make sense.'),
  },
  {
    scene: 'screens',
    heading: t('Every screen you own'),
    text: t('Phone, tablet, laptop or TV: one {site}, at home on each of them.', { site: brand.name }),
  },
  {
    scene: 'list',
    heading: t('A list that keeps'),
    text: t('Put a title aside with one tap and find it again, in every tab and after every restart.'),
  },
  {
    scene: 'dark',
    heading: t('Nothing in the way'),
    text: t('No ads, no noise, no waiting. The lights go down and the picture starts.'),
  },
];

interface Question {
  question: string;
  answer: string;
  /** Shown only if the site has plans. */
  isOfPlans?: true;
}

const questions = ({ name }: Brand): readonly Question[] => [
  {
    question: t('What is {name}?', { name }),
    answer: t(
      '{name} is a home for movies and series. Browse by genre, mood or studio, keep a watchlist, and watch on any screen with a browser.',
      { name },
    ),
  },
  {
    question: t('How much does {name} cost?', { name }),
    answer: t(
      'The mobile plan is {mobile}, standard is {standard} and premium is {premium} per month. There are no extra costs and no contracts.',
      { mobile: '₹499', standard: '₹799', premium: '₹1199' },
    ),
    isOfPlans: true,
  },
  {
    question: t('Where can I watch?'),
    answer: t(
      'Anywhere with a modern browser: phones, tablets, laptops and smart TVs. Sign in and pick up where you left off.',
    ),
  },
  {
    question: t('How do I cancel?'),
    answer: t(
      'Online, in two taps, whenever you like. There is no cancellation fee, and nobody will try to talk you out of it.',
    ),
    isOfPlans: true,
  },
  {
    question: t('What can I watch on {name}?', { name }),
    answer: t(
      'From the big adventures to quiet dramas, from crime and mystery to horror series for the late hours, with new titles every week.',
    ),
  },
  {
    question: t('Is there a free trial?'),
    answer: t('Yes. The first 7 days are free, and you do not need a credit card to start them.'),
    isOfPlans: true,
  },
];

export const questionsOf = ({ brand, features }: Site) =>
  questions(brand).filter(({ isOfPlans }) => features.plans || !isOfPlans);

export const SUPPORT_PHONE = '+1 (800) 555-0142';
export const SUPPORT_ENTRIES = [t('Help Center'), t('Contact Us')] as const;
export const LEGAL_ENTRIES = [t('Terms of Service'), t('Privacy Policy')] as const;
