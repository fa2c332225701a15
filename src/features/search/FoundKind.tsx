import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { FoundGroupList } from './FoundGroupList';
import { FoundPeople } from './FoundPeople';
import type { FoundGroup } from './useFoundGroup';
import { useInTurn } from './useInTurn';

/** Whole lines of every grid. */
const FIRST_SHOWN = 12;

/** So many cards are built in one go: about as many as a phone's screen shows. */
const AT_ONCE = 6;

export interface FoundKindProps {
  group: FoundGroup;
  isHeaded: boolean;
  query: string;
  hasMore: boolean;
  isGrowing: boolean;
  more: () => void;
  /** All its cards stood once. */
  isComplete: boolean;
  /** They do now: what comes below may be built. */
  onComplete: () => void;
  /** The cards of titles, as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
  /** Somebody's page is opened. */
  onOpenPerson: (searchedFor: string) => void;
}

/** One kind of what was found; beside others it begins with a few, so that those are not far. */
export function FoundKind(props: FoundKindProps) {
  const { group, isHeaded, query, hasMore, isGrowing, more, isComplete, onComplete, renderCards, onOpenPerson } = props;
  const [isWhole, setWhole] = useState(false);
  const isCut = isHeaded && !isWhole && group.titles.length > FIRST_SHOWN;
  const shown = useMemo(
    () => (isCut ? { ...group, titles: group.titles.slice(0, FIRST_SHOWN) } : group),
    [group, isCut],
  );
  // Cards are built when nothing is more urgent, such as the next letter, and a few in one go.
  const { kind, titles, people } = useDeferredValue(shown);
  const built = useInTurn(Math.ceil(titles.length / AT_ONCE)) * AT_ONCE;
  const cards = useMemo(() => titles.slice(0, built), [titles, built]);
  const areAllBuilt = cards.length === titles.length;
  useEffect(() => {
    if (areAllBuilt && !isComplete) onComplete();
  }, [areAllBuilt, isComplete, onComplete]);
  return (
    <FoundGroupList
      group={shown}
      built={cards.length + people.length}
      isHeaded={isHeaded}
      hasMore={isComplete && (isCut || hasMore)}
      isGrowing={isGrowing}
      onMore={isCut ? () => setWhole(true) : more}
    >
      {kind === 'person' ? (
        <FoundPeople people={people} query={query} onOpen={() => onOpenPerson(query)} />
      ) : (
        renderCards(cards)
      )}
    </FoundGroupList>
  );
}
