import type { ReactNode } from 'react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from '@/components/media/CardGrid';
import type { Title } from '@/domain/title/title';
import { countText } from './countText';
import { FoundGroupList } from './FoundGroupList';
import { FoundPeople } from './FoundPeople';
import * as late from './FoundResults.late.module.css';
import { NothingFound } from './NothingFound';
import * as styles from './SearchResults.module.css';
import { useFound } from './useFound';
import type { FoundGroup } from './useFoundGroup';

const SKELETONS = 12;

/** Whole lines of every grid. */
const FIRST_SHOWN = 12;

interface FoundResultsProps {
  searchFor: string;
  /** The cards of titles, as list items. */
  renderCards: (titles: readonly Title[]) => ReactNode;
  /** Somebody's page is opened. */
  onOpenPerson: (searchedFor: string) => void;
  onSearch: (query: string) => void;
  /** Stands below where nothing is found. */
  instead: ReactNode;
}

/** What a query finds: films, then series, then people, each below the other as soon as what stands above it is known. */
export const FoundResults = memo(function FoundResults(props: FoundResultsProps) {
  const { searchFor, renderCards, onOpenPerson, onSearch, instead } = props;
  const groups = useFound(searchFor);
  const isSettled = groups.every(({ found }) => found);
  const firstOpen = groups.findIndex(({ found }) => !found);
  const known = groups.slice(0, firstOpen < 0 ? groups.length : firstOpen);
  const filled = known.filter(({ found }) => found && found.count > 0);
  // A heading that stood there stays: taking it away would move what is below it.
  const [wasHeaded, setWasHeaded] = useState(false);
  const isHeaded = wasHeaded || filled.length > 1 || (!isSettled && filled.length > 0);
  if (isHeaded && !wasHeaded) setWasHeaded(true);

  const heading = `Search Results for "${searchFor}"`;
  return (
    <section className={styles.results} aria-label={heading}>
      <div className={styles.line}>
        <h2 className={styles.heading} dir="auto">
          {heading}
        </h2>
        <p role="status" className={styles.count}>
          {isSettled && countText(groups.flatMap(({ found }) => found ?? []))}
        </p>
      </div>
      {filled.map(
        ({ found, ...growth }) =>
          found && (
            <FoundKind
              key={found.kind}
              {...growth}
              group={found}
              isHeaded={isHeaded}
              query={searchFor}
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
          <div className={late.nothing}>
            <NothingFound searchFor={searchFor} onSearch={onSearch} />
          </div>
          {instead}
        </>
      )}
    </section>
  );
});

interface FoundKindProps extends Pick<FoundResultsProps, 'renderCards' | 'onOpenPerson'> {
  group: FoundGroup;
  isHeaded: boolean;
  query: string;
  hasMore: boolean;
  isGrowing: boolean;
  more: () => void;
}

/** One kind of what was found; beside others it begins with a few, so that those are not far. */
function FoundKind({ group, isHeaded, query, renderCards, onOpenPerson, hasMore, isGrowing, more }: FoundKindProps) {
  const [isWhole, setWhole] = useState(false);
  const isCut = isHeaded && !isWhole && group.titles.length > FIRST_SHOWN;
  const shown = useMemo(
    () => (isCut ? { ...group, titles: group.titles.slice(0, FIRST_SHOWN) } : group),
    [group, isCut],
  );
  // Cards are built when nothing is more urgent, such as the next letter.
  const { kind, titles, people } = useDeferredValue(shown);
  return (
    <FoundGroupList
      group={shown}
      isHeaded={isHeaded}
      hasMore={isCut || hasMore}
      isGrowing={isGrowing}
      onMore={isCut ? () => setWhole(true) : more}
    >
      {kind === 'person' ? (
        <FoundPeople people={people} query={query} onOpen={() => onOpenPerson(query)} />
      ) : (
        renderCards(titles)
      )}
    </FoundGroupList>
  );
}
