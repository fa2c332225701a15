import { useEffect } from 'react';
import { useOwnCatalogueQuery } from '@/api/tmdb/endpoints/ownCatalogue';
import { useSite } from '@/components/site/SiteContext';
import type { Lack } from '@/config/site';
import { keepFirstLook } from '@/config/takeSettings';

interface OwnCatalogueLacksProps {
  onLacks: (lacks: readonly Lack[]) => void;
}

/** Finds out what the site's own catalogue lacks, for this visit and for the first paint of the next one. */
export function OwnCatalogueLacks({ onLacks }: OwnCatalogueLacksProps) {
  const { data } = useOwnCatalogueQuery();
  const site = useSite();
  const lacks = data?.lacks;
  useEffect(() => {
    if (!lacks || lacks.join() === site.lacks.join()) return;
    onLacks(lacks);
    keepFirstLook({ ...site, lacks });
  }, [lacks, onLacks, site]);
  return null;
}
