/** A rectangle in pixels of the viewport. */
type Edges = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

interface Sizes {
  width: number;
  height: number;
  /** The height of the image at the top of the preview. */
  pictureHeight: number;
}

/** The minimum distance by which the preview extends above its card. */
const LIFT_PX = 12;

const POSTER_RATIO = 1.5;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/**
 * Returns the position of a preview: its image is centered on the poster, between the outer cards and fully on the
 * screen.
 * @param room the available area: between the outer cards, the header and the bottom of the screen
 * @returns the top left corner, and the origin of the scale transition within the preview
 */
export function previewBox(card: Edges, { width, height, pictureHeight }: Sizes, room: Edges) {
  const middleX = (card.left + card.right) / 2;
  const middleY = card.top + ((card.right - card.left) * POSTER_RATIO) / 2;
  const left = clamp(middleX - width / 2, room.left, room.right - width);
  const wanted = Math.min(middleY - pictureHeight / 2, card.top - LIFT_PX);
  const top = clamp(wanted, room.top, room.bottom - height);
  return { left, top, originX: middleX - left, originY: middleY - top };
}
