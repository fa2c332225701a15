import { useLayoutEffect, useState } from 'react';
import { CardGrid } from '@/components/media/CardGrid';
import { useColumns } from '@/components/media/useColumns';
import { VirtualGrid } from '@/components/media/VirtualGrid';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { removeButtonId } from './RemoveButton';
import { WatchlistCard } from './WatchlistCard';
import { WatchlistLead } from './WatchlistLead';
import * as styles from './WatchlistGrid.late.module.css';

/** A list up to this length simply stands there; of a longer one only what is near the screen exists. */
const PLAIN_LIMIT = 120;

/** What stands below a card. */
const FOOT_PX = 44;

const COLUMNS = 6;

interface WatchlistGridProps {
  /** In the order that is shown, those that are leaving among them. */
  items: readonly WatchlistItem[];
  leaving: readonly WatchlistItem[];
  /** Whether it was done. */
  onRemove: (item: WatchlistItem) => boolean;
  /** The last card is going, and with it the place of the focus. */
  onEmptied: () => void;
}

/** The list, its first title wide. */
export function WatchlistGrid({ items, leaving, onRemove, onEmptied }: WatchlistGridProps) {
  const [first, ...rest] = items;
  const span = useLeadSpan(rest.length);
  // Decided once: to change over in the middle of a list would lose the place in it.
  const [isLong] = useState(items.length > PLAIN_LIMIT);

  const leadKey = first && titleKey(first);
  const [focused, setFocused] = useState<string>();
  // The card that the focus went on to comes to stand in front, and is made anew there.
  useLayoutEffect(() => {
    if (!leadKey || focused !== removeButtonId(leadKey) || document.activeElement !== document.body) return;
    document.getElementById(focused)?.focus({ preventScroll: true });
  }, [leadKey, focused]);

  const handleRemove = (item: WatchlistItem, pressed: HTMLElement) => {
    const stay = [...(pressed.closest('[data-list]')?.querySelectorAll<HTMLElement>('button[title]:enabled') ?? [])];
    const at = stay.indexOf(pressed);
    if (!onRemove(item)) return;
    const neighbour = stay[at + 1] ?? stay[at - 1];
    // Where the focus was it will stand in a moment: to go to where it is now would move the page for nothing.
    neighbour?.focus({ preventScroll: true });
    setFocused(neighbour?.id);
    if (!neighbour) onEmptied();
  };
  const propsOf = (item: WatchlistItem) => ({
    item,
    isLeaving: leaving.some((left) => titleKey(left) === titleKey(item)),
    onRemove: handleRemove,
  });
  // Made anew each time, and with it the cards near the screen: which of them is leaving shows on the card.
  const renderItem = (item: WatchlistItem) => <WatchlistCard {...propsOf(item)} />;
  const lead = first && <WatchlistLead key={leadKey} {...propsOf(first)} />;

  return (
    <div data-list className={styles.list}>
      {isLong ? (
        <>
          {lead}
          <VirtualGrid items={rest} columns={COLUMNS} keyOf={titleKey} renderItem={renderItem} footHeight={FOOT_PX} />
        </>
      ) : (
        <CardGrid columns={COLUMNS}>
          {lead && <li style={{ gridColumn: `span ${span}` }}>{lead}</li>}
          {rest.map((item) => (
            <li key={titleKey(item)}>{renderItem(item)}</li>
          ))}
        </CardGrid>
      )}
    </div>
  );
}

/** As many columns as a few cards leave it, so that their row is full; a row of its own where that were too narrow. */
function useLeadSpan(cards: number): number {
  const columns = useColumns(COLUMNS);
  const left = columns - cards;
  // Half of a phone is too narrow.
  return columns > 2 && left >= columns / 2 ? left : columns;
}
