import { boxOf, focusablesIn, groupsIn, isShown } from './focusables';
import type { Direction } from './nearestInDirection';
import { distanceToEnd, distanceToPart, isVertical, nearestInDirection } from './nearestInDirection';

type Search = (part: Element, searched: Element, from: DOMRect, direction: Direction) => HTMLElement | undefined;

/**
 * Returns the element of a part that an arrow key leads to.
 * @param searched the part inside it that has no such element
 */
export const nearestInPart: Search = (part, searched, from, direction) =>
  nearestAhead(part, searched, from, direction) ??
  (isVertical(direction) ? undefined : nearestBeside(part, searched, from, direction));

/** Returns the nearest shown element of a part in a direction. Sections behind a nearer element are not measured. */
const nearestAhead: Search = (part, searched, from, direction) => {
  const groups = groupsIn(part)
    .filter(({ section }) => !section || !searched.contains(section))
    .map(({ section, candidates }) => ({
      candidates,
      distance: section ? distanceToSection(from, section, direction) : 0,
    }))
    .filter(({ distance }) => distance !== Infinity)
    .sort((a, b) => a.distance - b.distance);
  const measured: { element: HTMLElement; box: DOMRect }[] = [];
  let nearest: (typeof measured)[number] | undefined;
  for (const { candidates, distance } of groups) {
    if (nearest && distance > distanceToEnd(from, nearest.box, direction)) break;
    const shown = candidates().filter((element) => !searched.contains(element) && isShown(element));
    measured.push(...shown.map((element) => ({ element, box: boxOf(element) })));
    const boxes = measured.map(({ box }) => box);
    nearest = measured[nearestInDirection(from, boxes, direction)];
  }
  return nearest?.element;
};

/**
 * Returns an element of the section to the left or right, if none of its elements is on the same line: the nearest one
 * from above or below.
 */
const nearestBeside: Search = (part, searched, from, direction) => {
  const sections = [...part.querySelectorAll('section')].filter((section) => !section.contains(searched));
  const section = sections[nearestInDirection(from, sections.map(boxOf), direction)];
  const distance = (element: Element) => Math.abs(boxOf(element).top - from.top);
  return section && focusablesIn(section).sort((a, b) => distance(a) - distance(b))[0];
};

function distanceToSection(from: DOMRect, section: Element, direction: Direction): number {
  const box = section.getBoundingClientRect();
  // A section without a box of its own, such as with `display: contents`.
  return box.height === 0 ? 0 : distanceToPart(from, box, direction);
}
