import { t } from '@/i18n/t';

/**
 * The heading for screen readers while the page's own heading is not known. It is not an `h1`, because the swap of the
 * heading font depends on the first `h1` of the page.
 */
export const LoadingHeading = () => (
  <span role="heading" aria-level={1} className="visually-hidden">
    {t('Loading…')}
  </span>
);
