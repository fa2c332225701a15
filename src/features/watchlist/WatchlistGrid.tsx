import { useLayoutEffect, useState } from 'react';
import { CardGrid } from '@/components/media/CardGrid';
import { useColumns, VirtualGrid } from '@/components/media/VirtualGrid';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { removeButtonId } from './RemoveButton';
import { WatchlistCard } from './WatchlistCard';
import { WatchlistLead } from './WatchlistLead';
import * as styles from './WatchlistGrid.late.module.css';

/** A list up to this length renders in full. A longer one renders only the rows near the screen. */
const PLAIN_LIMIT = 120;

/** The height of the controls below a card. */
const FOOT_PX = 44;

const COLUMNS = 6;

interface WatchlistGridProps {
  /** In display order, including items that fade out. */
  items: readonly WatchlistItem[];
  leaving: readonly WatchlistItem[];
  /** Returns whether the item was removed. */
  onRemove: (item: WatchlistItem) => boolean;
  /** Called when the last card is removed, because the focus is lost with it. */
  onEmptied: () => void;
}

/** The grid of the watchlist, with a wide card for the first title. */
export function WatchlistGrid({ items, leaving, onRemove, onEmptied }: WatchlistGridProps) {
  const [first, ...rest] = items;
  const span = useLeadSpan(rest.length);
  // Decided once: switching to a virtual grid in the middle of a list would lose the scroll position.
  const [isLong] = useState(items.length > PLAIN_LIMIT);

  const leadKey = first && titleKey(first);
  const [focused, setFocused] = useState<string>();
  // A focused card that becomes the first one is remounted, so the focus must be restored.
  useLayoutEffect(() => {
    if (!leadKey || focused !== removeButtonId(leadKey) || document.activeElement !== document.body) return;
    document.getElementById(focused)?.focus({ preventScroll: true });
  }, [leadKey, focused]);

  const handleRemove = (item: WatchlistItem, pressed: HTMLElement) => {
    const stay = [...(pressed.closest('[data-list]')?.querySelectorAll<HTMLElement>('button[title]:enabled') ?? [])];
    const at = stay.indexOf(pressed);
    if (!onRemove(item)) return;
    const neighbour = stay[at + 1] ?? stay[at - 1];
    // Without scrolling: the neighbor moves to the position of the removed card in a moment.
    neighbour?.focus({ preventScroll: true });
    setFocused(neighbour?.id);
    if (!neighbour) onEmptied();
  };
  const propsOf = (item: WatchlistItem) => ({
    item,
    isLeaving: leaving.some((left) => titleKey(left) === titleKey(item)),
    onRemove: handleRemove,
  });
  // Not memoized, because the cards must render again when an item starts to fade out.
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

/** Returns the columns of the first card: it fills the row that a short list leaves, or has a row of its own. */
function useLeadSpan(cards: number): number {
  const columns = useColumns(COLUMNS);
  const left = columns - cards;
  // Half of a phone is too narrow.
  return columns > 2 && left >= columns / 2 ? left : columns;
}
