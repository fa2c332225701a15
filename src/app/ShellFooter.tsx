import { useEffect, useState } from 'react';
import { Footer } from '@/components/layout/Footer';
import { TmdbNotice } from '@/components/layout/TmdbNotice';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { storeServices } from '@/features/diagnostics/storeServices';
import { useAppStore } from './hooks';

/** The footer. The terms of TMDB require the notice if TMDB is configured. */
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
