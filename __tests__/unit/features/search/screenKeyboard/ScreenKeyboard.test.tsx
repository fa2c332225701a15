import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ScreenKeyboard } from '@/features/search/screenKeyboard/ScreenKeyboard';

const handleDone = jest.fn();

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <output>{text}</output>
      <ScreenKeyboard text={text} onType={setText} onDone={handleDone} />
    </>
  );
}

const open = (language = 'en') => {
  document.documentElement.lang = language;
  render(<Search />);
  const user = userEvent.setup({ delay: null });
  return {
    user,
    press: (...names: string[]) =>
      names.reduce(
        (before, name) => before.then(() => user.click(screen.getByRole('button', { name }))),
        Promise.resolve(),
      ),
    typed: () => screen.getByRole('status').textContent,
  };
};

afterEach(() => {
  document.documentElement.lang = 'en';
  jest.clearAllMocks();
});

test('types, deletes and clears', async () => {
  const { press, typed } = open();
  await press('u', 'p', 'Space', '2', '3', 'Delete');
  expect(typed()).toBe('up 2');
  await press('Clear');
  expect(typed()).toBe('');
});

test('a real keyboard types while a key has the focus', async () => {
  const { user, press, typed } = open();
  await press('u');
  await user.keyboard('Px{Backspace}');
  expect(typed()).toBe('uP');
  // Enter and the space bar press the key that has the focus.
  await user.keyboard('{Enter}');
  expect(typed()).toBe('uPu');
});

test('Done searches and closes the keyboard, and the focus is on the button that opens it', async () => {
  const { user, press } = open();
  await press('u', 'Done');
  expect(handleDone).toHaveBeenCalledWith('u');
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'On-screen keyboard' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'On-screen keyboard' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
});

test('begins with the script of the interface and has Latin letters too', async () => {
  const { press, typed } = open('ru');
  await press('д', 'а', 'ABC', 'a');
  expect(typed()).toBe('даa');
  expect(screen.getByRole('button', { name: 'АБВ' })).toBeVisible();
});
