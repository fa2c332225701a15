import { useSite } from './SiteContext';

interface PageTitleProps {
  /** The text before the site's name in the browser tab. The home page has only the site's name. */
  children?: string;
}

export function PageTitle({ children }: PageTitleProps) {
  const { name } = useSite().brand;
  return <title>{children === undefined ? name : `${children} · ${name}`}</title>;
}
