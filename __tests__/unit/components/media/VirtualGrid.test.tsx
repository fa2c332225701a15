import { act, renderHook, render, screen } from '@testing-library/react';
import { useColumns, VirtualGrid } from '@/components/media/VirtualGrid';

describe('useColumns', () => {
  function widen(width: number) {
    window.innerWidth = width;
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
  }

  const width = window.innerWidth;

  const resetWidth = () => {
    Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: width });
  };
  beforeEach(resetWidth);
  afterEach(resetWidth);

  test('follows the width of the page up to the given maximum', () => {
    window.innerWidth = 390;
    const { result, unmount } = renderHook(() => useColumns(6));
    expect(result.current).toBe(2);
    widen(834);
    expect(result.current).toBe(4);
    widen(1920);
    expect(result.current).toBe(6);
    unmount();

    window.innerWidth = 500;
    expect(renderHook(() => useColumns(8)).result.current).toBe(3);
  });

  test('reads the width once for any number of renders', () => {
    const asked = jest.fn(() => 1024);
    Object.defineProperty(window, 'innerWidth', { configurable: true, get: asked });
    const { result, rerender } = renderHook(() => useColumns(6));
    const before = asked.mock.calls.length;
    rerender();
    rerender();
    expect(asked).toHaveBeenCalledTimes(before);
    expect(result.current).toBe(5);
  });
});

describe('VirtualGrid', () => {
  const ITEMS = Array.from({ length: 1000 }, (_, index) => `Card ${index + 1}`);
  const keyOf = (item: string) => item;

  /**
   * jsdom has no layout. The list is 400 pixels wide, so a row of two cards is 340 high, and it begins at the top of the
   * page.
   */
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ top: -window.scrollY }) as DOMRect);
    Object.assign(window, { innerWidth: 400, innerHeight: 680, scrollY: 0 });
  });

  const scrollTo = (y: number) => {
    act(() => {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    });
  };

  const positions = () => screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));

  test('renders only the cards near the screen, each with its position in the list', () => {
    render(<VirtualGrid items={ITEMS} columns={6} keyOf={keyOf} renderItem={(item) => <p>{item}</p>} />);
    expect(positions()).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000');

    scrollTo(340 * 100);
    expect(positions().at(0)).toBeLessThanOrEqual(201);
    expect(positions().at(-1)).toBeGreaterThanOrEqual(206);
    expect(positions().length).toBeLessThan(25);
  });

  test('renders a card once while it stays near the screen', () => {
    const renderItem = jest.fn((item: string) => <p>{item}</p>);
    render(<VirtualGrid items={ITEMS} columns={6} keyOf={keyOf} renderItem={renderItem} />);
    const made = renderItem.mock.calls.length;

    scrollTo(340);
    scrollTo(680);
    expect(renderItem.mock.calls.length - made).toBeLessThanOrEqual(4);
  });

  test('the height of the list includes all rows', () => {
    render(<VirtualGrid items={ITEMS} columns={6} keyOf={keyOf} renderItem={(item) => <p>{item}</p>} />);
    const rowHeight = ((400 - 16) / 2) * 1.5 + 28 + 24;
    expect(screen.getByRole('list')).toHaveStyle({ height: `${500 * rowHeight - 24}px` });
  });

  test('a growing list reserves three rows of placeholders, after those that fill its last row', () => {
    const { container } = render(
      <VirtualGrid
        items={ITEMS.slice(0, 5)}
        columns={6}
        keyOf={keyOf}
        renderItem={(item) => <p>{item}</p>}
        isGrowing
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(2 * 6 - 5);
    const rowHeight = ((400 - 16) / 2) * 1.5 + 28 + 24;
    expect(screen.getByRole('list')).toHaveStyle({ height: `${6 * rowHeight - 24}px` });
  });

  test('a row is higher with a larger font size', () => {
    document.documentElement.style.fontSize = '32px';
    render(<VirtualGrid items={ITEMS} columns={6} keyOf={keyOf} renderItem={(item) => <p>{item}</p>} />);
    document.documentElement.style.fontSize = '';
    const rowHeight = ((400 - 16) / 2) * 1.5 + 2 * 28 + 24;
    expect(screen.getByRole('list')).toHaveStyle({ height: `${500 * rowHeight - 24}px` });
  });
});
