import { useSite } from './SiteContext';

interface PageTitleProps {
  /** Before the site's name in the tab; home has only that. */
  children?: string;
}

export function PageTitle({ children }: PageTitleProps) {
  const { name } = useSite().brand;
  return <title>{children === undefined ? name : `${children} · ${name}`}</title>;
}
