import type { RefObject } from 'react';
import { Extra } from '@/components/feedback/Extra';
import { Whole } from '@/components/feedback/Whole';
import { CardKeys } from '@/components/media/CardKeys';
import { useSite } from '@/components/site/SiteContext';
import { ConnectionNotes } from '@/features/offline/ConnectionNotes';
import { OpeningTitle } from '@/features/titleDetails/OpeningTitle';
import type { TitleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { lazyPart } from '@/lib/lazyComponent';
import { CardPreviews } from './CardPreviews';
import { PageMemory } from './PageMemory';
import { ShellFooter } from './ShellFooter';
import { StorageNotice } from './StorageNotice';

const ProgressMarks = lazyPart(() =>
  import(/* webpackChunkName: "progress" */ '@/features/progress/ProgressMarks').then((m) => m.ProgressMarks),
);

const OwnCatalogue = lazyPart(() =>
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
      <OpeningTitle />
      <PageMemory main={main} startPath={startPath} />
      <CardKeys />
      {features.previews && <CardPreviews />}
      {!isBare && <ShellFooter />}
      <ConnectionNotes>
        <StorageNotice />
      </ConnectionNotes>
      <Extra>
        <ProgressMarks onMarks={onMarks} />
      </Extra>
      {!samples && (
        <Extra>
          <OwnCatalogue />
        </Extra>
      )}
      <Whole />
    </>
  );
}
