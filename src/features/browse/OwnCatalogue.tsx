import { useEffect } from 'react';
import { ownCatalogueDetected } from '@/api/client/ownCatalogueDetected';
import { useOwnCatalogueQuery } from '@/api/endpoints/ownCatalogue';
import { useAppDispatch } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { storeBranding } from '@/config/storeBranding';

/** Stores what the site's own catalogue has and lacks, for the app and for the first paint of the next visit. */
export function OwnCatalogue() {
  const { data } = useOwnCatalogueQuery();
  const site = useSite();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (data && data.lacks !== site.lacks) {
      dispatch(ownCatalogueDetected({ lacks: data.lacks, genres: data.genres }));
      storeBranding({ ...site, lacks: data.lacks });
    }
  }, [data, dispatch, site]);
  return null;
}
