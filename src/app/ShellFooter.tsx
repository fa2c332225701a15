import { useEffect, useState } from 'react';
import { Footer } from '@/components/layout/Footer';
import { TmdbNotice } from '@/components/layout/TmdbNotice';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { storeServices } from '@/features/diagnostics/storeServices';
import { useAppStore } from './hooks';

/** The footer, with the notice that TMDB's terms ask for wherever TMDB may be asked. */
export function ShellFooter() {
  const store = useAppStore();
  const [isNoticed, setIsNoticed] = useState(false);

  useEffect(() => {
    void storeServices(store).config.then((config) => {
      setIsNoticed(config.sources.includes('tmdb') && isTmdbConfigured(config));
    });
  }, [store]);

  return <Footer notice={isNoticed && <TmdbNotice />} />;
}
