/** A rectangle, or as much of one as is needed, in pixels of the screen. */
type Edges = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

interface Sizes {
  width: number;
  height: number;
  /** Of the picture at its top. */
  pictureHeight: number;
}

/** So much of the preview stands above its card at least. */
const LIFT_PX = 12;

const POSTER_RATIO = 1.5;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/**
 * Where a preview stands: its picture over the card's, no further out than the list's cards at either edge, all of it
 * on the screen.
 * @param room where it may stand: from the first card's edge to the last one's, between the header and the screen's foot
 * @returns its corner, and the point within it that it grows from
 */
export function previewBox(card: Edges, { width, height, pictureHeight }: Sizes, room: Edges) {
  const middleX = (card.left + card.right) / 2;
  const middleY = card.top + ((card.right - card.left) * POSTER_RATIO) / 2;
  const left = clamp(middleX - width / 2, room.left, room.right - width);
  const wanted = Math.min(middleY - pictureHeight / 2, card.top - LIFT_PX);
  const top = clamp(wanted, room.top, room.bottom - height);
  return { left, top, originX: middleX - left, originY: middleY - top };
}
