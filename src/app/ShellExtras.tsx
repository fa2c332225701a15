import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { FullyLoadedMarker } from '@/components/feedback/FullyLoadedMarker';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { Footer } from '@/components/layout/Footer';
import { TmdbNotice } from '@/components/layout/TmdbNotice';
import { useSite } from '@/components/site/SiteContext';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { TitleKey } from '@/domain/title/title';
import { storeServices } from '@/features/diagnostics/storeServices';
import { ConnectionNotes } from '@/features/offline/ConnectionNotes';
import { useHoverIntent } from '@/features/preview/useHoverIntent';
import { OptimisticTitleHeader } from '@/features/titleDetails/OptimisticTitleHeader';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import { TitlePreview } from '@/pages/shared/TitlePreview';
import { Commands } from './Commands';
import { useAppStore } from './hooks';
import { ScrollAndFocusRestoration } from './ScrollAndFocusRestoration';
import { SkipLinks } from './SkipLinks';
import { StorageNotice } from './StorageNotice';

/** The preview of the card with hover intent, on any page. */
function CardPreviews() {
  const previewed = useHoverIntent();
  if (!previewed) return null;
  const { id, place, isOpen } = previewed;
  return (
    <OptionalSection key={id}>
      <TitlePreview place={place} isOpen={isOpen} />
    </OptionalSection>
  );
}

/** The footer. The terms of TMDB require the notice if TMDB is configured. */
function ShellFooter() {
  const store = useAppStore();
  const [isNoticed, setIsNoticed] = useState(false);

  useEffect(() => {
    void storeServices(store).config.then((config) => {
      setIsNoticed(config.sources.includes('tmdb') && isTmdbConfigured(config));
    });
  }, [store]);

  return <Footer notice={isNoticed && <TmdbNotice />} />;
}

const ProgressMarks = lazyWithRetry(() =>
  import(/* webpackChunkName: "progress" */ '@/features/progress/ProgressMarks').then((m) => m.ProgressMarks),
);

const OwnCatalogue = lazyWithRetry(() =>
  import(/* webpackChunkName: "own-home" */ '@/features/browse/OwnCatalogue').then((m) => m.OwnCatalogue),
);

interface ShellExtrasProps {
  main: RefObject<HTMLElement | null>;
  startPath: string;
  isBare: boolean;
  onMarks: (marks: ReadonlyMap<TitleKey, Elements>) => void;
}

/** The parts of the shell that the first screen does not need. */
export function ShellExtras({ main, startPath, isBare, onMarks }: ShellExtrasProps) {
  const { features, samples } = useSite();
  return (
    <>
      {!isBare && <SkipLinks />}
      <OptimisticTitleHeader />
      <ScrollAndFocusRestoration main={main} startPath={startPath} />
      {features.previews && <CardPreviews />}
      {!isBare && <ShellFooter />}
      <ConnectionNotes>
        <StorageNotice />
      </ConnectionNotes>
      <Commands isSignedIn />
      <OptionalSection>
        <ProgressMarks onMarks={onMarks} />
      </OptionalSection>
      {!samples && (
        <OptionalSection>
          <OwnCatalogue />
        </OptionalSection>
      )}
      <FullyLoadedMarker />
    </>
  );
}
