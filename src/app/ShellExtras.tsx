import type { RefObject } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { FullyLoadedMarker } from '@/components/feedback/FullyLoadedMarker';
import { SpatialNavigation } from '@/components/media/SpatialNavigation';
import { useSite } from '@/components/site/SiteContext';
import { ConnectionNotes } from '@/features/offline/ConnectionNotes';
import { OptimisticTitleHeader } from '@/features/titleDetails/OptimisticTitleHeader';
import type { TitleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { lazyWithRetry } from '@/lib/lazyPage';
import { CardPreviews } from './CardPreviews';
import { ScrollAndFocusRestoration } from './ScrollAndFocusRestoration';
import { ShellFooter } from './ShellFooter';
import { StorageNotice } from './StorageNotice';

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
      <OptimisticTitleHeader />
      <ScrollAndFocusRestoration main={main} startPath={startPath} />
      <SpatialNavigation />
      {features.previews && <CardPreviews />}
      {!isBare && <ShellFooter />}
      <ConnectionNotes>
        <StorageNotice />
      </ConnectionNotes>
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
