import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipeBeyond } from '@/features/browse/useSwipeBeyond';

function Slides({ onBeyond }: { onBeyond: (step: 1 | -1) => void }) {
  return <div role="list" {...useSwipeBeyond(onBeyond)} />;
}

/** Renders three slides of 400 pixels at a scroll position, and moves a finger by the given distance. */
function swipe(scrollLeft: number, across: number, { down = 0, direction = 'ltr' } = {}) {
  const onBeyond = jest.fn<undefined, [1 | -1]>();
  render(<Slides onBeyond={onBeyond} />);
  const slides = screen.getByRole('list');
  Object.defineProperties(slides, { clientWidth: { value: 400 }, scrollWidth: { value: 1200 } });
  slides.style.direction = direction;
  slides.scrollLeft = scrollLeft;
  fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
  return onBeyond.mock.calls.flat();
}

test.each([
  ['to the left on the last slide goes beyond it', 800, -120, [1]],
  ['to the right on the first slide goes before it', 0, 120, [-1]],
  ['into the row is a scroll', 0, -120, []],
  ['back into the row is a scroll', 800, 120, []],
  ['between the ends is a scroll', 400, -120, []],
  ['that is hardly one is a tap', 800, -20, []],
])('a swipe %s', (_, scrollLeft, across, expected) => {
  expect(swipe(scrollLeft, across)).toEqual(expected);
});

test('a vertical movement of the finger changes no slide', () => {
  expect(swipe(800, -60, { down: 200 })).toEqual([]);
});

test.each([
  ['to the right on the last slide goes beyond it', -800, 120, [1]],
  ['to the left on the first slide goes before it', 0, -120, [-1]],
  ['into the row is a scroll', 0, 120, []],
])('in a right-to-left page, a swipe %s', (_, scrollLeft, across, expected) => {
  expect(swipe(scrollLeft, across, { direction: 'rtl' })).toEqual(expected);
});
