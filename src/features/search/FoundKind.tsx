import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Portrait } from '@/components/media/Portrait';
import { Link } from '@/components/ui/Link';
import type { FoundPerson } from '@/domain/people/foundPerson';
import type { Title } from '@/domain/title/title';
import { personPath } from '@/domain/title/titlePath';
import type { Elements } from '@/lib/elements';
import { joinNames } from '@/i18n/joinTexts';
import { tStored } from '@/i18n/t';
import { FoundGroupList } from './FoundGroupList';
import * as styles from './FoundPeople.late.module.css';
import { MarkedText } from './MarkedText';
import type { FoundGroup } from './useFoundGroup';
import { useStaggeredCount } from './useStaggeredCount';

interface FoundPeopleProps {
  people: readonly FoundPerson[];
  query: string;
  onOpen: () => void;
}

/** List items of people, with what they are known for and a link to their page. */
const FoundPeople = ({ people, query, onOpen }: FoundPeopleProps) =>
  people.map((person) => (
    <li key={person.id} className={styles.person}>
      <Portrait name={person.name} image={person.portrait} sizes="48px" isSmall className={styles.portrait} />
      <div className={styles.words}>
        <Link to={personPath(person)} className={styles.name} onClick={onOpen}>
          <MarkedText text={person.name} query={query} />
        </Link>
        <p className={styles.facts} dir="auto">
          {[tStored(person.department ?? ''), joinNames(person.knownFor)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  ));

/** Fills whole lines in grids of 2, 3, 4 and 6 columns. */
const FIRST_SHOWN = 12;

/** The number of cards that render in one step: about as many as a phone shows. */
const AT_ONCE = 6;

export interface FoundKindProps {
  group: FoundGroup;
  isHeaded: boolean;
  query: string;
  hasMore: boolean;
  isGrowing: boolean;
  more: () => void;
  /** All cards of this kind have rendered once. */
  isComplete: boolean;
  /** Called when all cards have rendered, so that the next kind may render. */
  onComplete: () => void;
  /** Renders the cards of titles as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
  /** Called when the viewer opens a person's page. */
  onOpenPerson: (searchedFor: string) => void;
}

/** One kind of search results. If there are other kinds, it starts with a few cards, so that those stay near. */
export function FoundKind(props: FoundKindProps) {
  const { group, isHeaded, query, hasMore, isGrowing, more, isComplete, onComplete, renderCards, onOpenPerson } = props;
  const [isWhole, setWhole] = useState(false);
  const isCut = isHeaded && !isWhole && group.titles.length > FIRST_SHOWN;
  const shown = useMemo(
    () => (isCut ? { ...group, titles: group.titles.slice(0, FIRST_SHOWN) } : group),
    [group, isCut],
  );
  // Deferred, because typing has priority, and split into steps.
  const { kind, titles, people } = useDeferredValue(shown);
  const built = useStaggeredCount(Math.ceil(titles.length / AT_ONCE)) * AT_ONCE;
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
