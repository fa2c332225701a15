import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from '@/features/search/SearchBox';

function renderBox() {
  const handleType = jest.fn();
  const none = () => undefined;
  render(
    <SearchBox
      text=""
      suggestions={[]}
      isSearching={false}
      onType={handleType}
      onSubmit={none}
      onPick={none}
      onClear={none}
    />,
  );
  return { field: screen.getByRole('combobox'), handleType };
}

/** Types as a browser does during a composition of an input method. */
function compose(field: HTMLElement, value: string) {
  const event = createEvent.input(field, { target: { value } });
  Object.defineProperties(event, { isComposing: { value: true }, data: { value } });
  fireEvent(field, event);
}

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(['ｋ', 'か', 'nihao', 'ㄋㄧ', 'ㅎ', '하'])(
  'text during a composition is reported as unfinished: %s',
  (text) => {
    const { field, handleType } = renderBox();
    fireEvent.compositionStart(field);
    compose(field, text);
    expect(handleType.mock.calls).toEqual([[text, expect.objectContaining({ isComposing: true })]]);
  },
);

test('the end of a composition reports typed text', () => {
  const { field, handleType } = renderBox();
  fireEvent.compositionStart(field);
  compose(field, '影');
  handleType.mockClear();
  fireEvent.compositionEnd(field, { target: { value: '影' } });
  expect(handleType.mock.calls).toEqual([['影', expect.objectContaining({ isComposing: false })]]);
});

test.each([
  ['alien', false],
  ['чужой', false],
  ['にほ', true],
  ['하', true],
])('recognizes compositions on an Android keyboard: %s', (text, isUnfinished) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/130.0');
  const { field, handleType } = renderBox();
  compose(field, text);
  expect(handleType.mock.calls).toEqual([[text, expect.objectContaining({ isComposing: isUnfinished })]]);
});
