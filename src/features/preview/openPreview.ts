import { previewBox } from './previewBox';

/** The distance to the screen's edges and to the header. */
const MARGIN_PX = 8;

/** Positions a preview over its card and shows it. */
export function openPreview(panel: HTMLElement, place: HTMLElement): void {
  delete panel.dataset.grown;
  panel.showPopover();
  const card = (place.querySelector('article') ?? place).getBoundingClientRect();
  panel.style.setProperty('--card-width', `${card.width}px`);
  const box = previewBox(
    card,
    {
      width: panel.offsetWidth,
      height: panel.offsetHeight,
      pictureHeight: panel.querySelector('picture, [data-missing]')?.clientHeight ?? 0,
    },
    roomOf(place),
  );
  panel.style.left = `${box.left}px`;
  panel.style.top = `${box.top}px`;
  panel.style.setProperty('--origin-x', `${box.originX}px`);
  panel.style.setProperty('--origin-y', `${box.originY}px`);
  panel.style.setProperty('--lamp-x', `${box.left + box.originX}px`);
  panel.style.setProperty('--lamp-y', `${box.top + box.originY}px`);
  panel.style.setProperty('--from', String(card.width / panel.offsetWidth));
  // Forces a layout at the size of the card, so that the transition starts from there.
  panel.getBoundingClientRect();
  panel.dataset.grown = '';
}

/**
 * Returns the available area: between the outer edges of the cards, below the header and above the bottom of the
 * screen.
 */
function roomOf(place: HTMLElement) {
  const list = place.parentElement ?? place;
  const { left, right } = list.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    left: left + parseFloat(paddingLeft),
    right: right - parseFloat(paddingRight),
    top: Math.max(header, 0) + MARGIN_PX,
    bottom: window.innerHeight - MARGIN_PX,
  };
}
