import { memo, useState } from 'react';
import { searchedExtent } from '@/api/product/listExtent';
import { Notice } from '@/components/feedback/Notice';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import { Button } from '@/components/ui/Button';
import { capitalized } from '@/i18n/inSentence';
import { limitText } from '@/i18n/limitText';
import type { SearchKind } from '@/domain/query/readQuery';
import { t, tIn } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { formatList } from '@/lib/formats/lists';
import { useHasBeenTrue } from '@/lib/useHasBeenTrue';
import { countText } from './countText';
import type { FoundKindProps } from './FoundKind';
import { FoundKind } from './FoundKind';
import * as late from './FoundResults.late.module.css';
import { NothingFound } from './NothingFound';
import * as styles from './SearchResults.module.css';
import { useFound } from './useFoundGroup';

/** States that a catalogue is larger than its searched part. Must render after the search, which loads the lists. */
const SearchLimit = () =>
  (['movie', 'tv'] as const).map((kind) => {
    const extent = searchedExtent(kind);
    const text = extent && limitText(extent, kind, 'search');
    return text ? (
      <p key={kind} className={styles.count}>
        {text}
      </p>
    ) : null;
  });

const KINDS: Record<SearchKind, string> = {
  movie: tIn('not searched', 'movies'),
  tv: tIn('not searched', 'series'),
  person: tIn('not searched', 'people'),
};

interface FailedKindsProps {
  failed: readonly ReturnType<typeof useFound>[number][];
  /** Whether the other kinds have results, so that the message is a line above them. */
  hasOthers: boolean;
}

/** Names the kinds that could not be searched, so that an error does not look like an empty result. */
function FailedKinds({ failed, hasOthers }: FailedKindsProps) {
  const names = formatList(failed.map(({ kind }) => KINDS[kind]));
  return (
    <Notice
      icon="unplugged"
      role="alert"
      inline={hasOthers}
      text={t('{kinds} could not be searched', { kinds: capitalized(names) })}
      action={
        <Button
          variant={hasOthers ? undefined : 'primary'}
          onClick={() => {
            for (const { retry } of failed) retry();
          }}
        >
          {t('Try Again')}
        </Button>
      }
    />
  );
}

const SKELETONS = 12;

interface FoundResultsProps extends Pick<FoundKindProps, 'renderCards' | 'onOpenPerson'> {
  searchFor: string;
  onSearch: (query: string) => void;
  /** Shown below the message if there are no results. */
  instead: Elements;
}

/** The results of a query: movies, then series, then people. A kind renders when the kinds above it are known. */
export const FoundResults = memo(function FoundResults(props: FoundResultsProps) {
  const { searchFor, renderCards, onOpenPerson, onSearch, instead } = props;
  const groups = useFound(searchFor);
  const isSettled = groups.every(({ found }) => found);
  const failed = groups.filter(({ hasFailed }) => hasFailed);
  const firstOpen = groups.findIndex(({ found }) => !found);
  const known = groups.slice(0, firstOpen < 0 ? groups.length : firstOpen);
  const filled = known.filter(({ found }) => found && found.count > 0);
  /** The number of kinds whose cards have all rendered. The next kind renders now. */
  const [complete, setComplete] = useState(0);
  if (filled.length < complete) setComplete(filled.length);
  // Headings that were visible stay: removing one would move the content below it.
  const isHeaded = useHasBeenTrue(filled.length > 1 || (!isSettled && filled.length > 0));

  const heading = t('Search Results for "{searchFor}"', { searchFor });
  return (
    <section className={styles.results} aria-label={heading}>
      <div className={styles.line}>
        <h2 className={styles.heading} dir="auto">
          {heading}
        </h2>
        <p role="status" className={styles.count}>
          {isSettled &&
            (failed.length === 0 || filled.length > 0) &&
            countText(groups.flatMap(({ found }) => found ?? []))}
        </p>
      </div>
      {isSettled && <SearchLimit />}
      {isSettled && failed.length > 0 && (
        <div className={late.failed}>
          <FailedKinds failed={failed} hasOthers={filled.length > 0} />
        </div>
      )}
      {filled
        .slice(0, complete + 1)
        .map(
          ({ found, ...growth }, index) =>
            found && (
              <FoundKind
                key={found.kind}
                {...growth}
                group={found}
                isHeaded={isHeaded}
                query={searchFor}
                isComplete={index < complete}
                onComplete={() => setComplete((before) => Math.max(before, index + 1))}
                renderCards={renderCards}
                onOpenPerson={onOpenPerson}
              />
            ),
        )}
      {!isSettled && filled.length === 0 && (
        <div className={late.waiting}>
          <CardGrid columns={6}>
            <SkeletonCards count={SKELETONS} />
          </CardGrid>
        </div>
      )}
      {isSettled && filled.length === 0 && (
        <>
          {failed.length === 0 && (
            <div className={late.nothing}>
              <NothingFound searchFor={searchFor} onSearch={onSearch} />
            </div>
          )}
          {instead}
        </>
      )}
    </section>
  );
});
