import { act, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AppRouter } from '@/app/AppRouter';
import { MoviePage } from '@/app/routes';
import { recordStartupCost } from '@/lib/devicePerformance';

let frames: FrameRequestCallback[] = [];
let go: ReturnType<typeof useNavigate>;

function Place() {
  go = useNavigate();
  return <p>{useLocation().pathname}</p>;
}

const place = () => screen.getByRole('paragraph').textContent;

/** Runs the requested animation frames and the timers that they start. */
const paint = () =>
  act(() => {
    frames.splice(0).forEach((frame) => frame(0));
    jest.advanceTimersByTime(1);
  });

beforeAll(async () => {
  // Simulates a slow device on which the page of titles is loaded.
  recordStartupCost(1000);
  await MoviePage.preload();
});

beforeEach(() => {
  frames = [];
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.splice(id - 1, 1));
  window.history.replaceState(null, '', '/kinora/');
  render(
    <AppRouter basePath="/kinora">
      <Place />
    </AppRouter>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a title page appears after the next frame', async () => {
  await act(() => go('/movie/1'));
  expect(place()).toBe('/');
  paint();
  expect(place()).toBe('/movie/1');
});

test('a title page appears soon if the browser paints no frame, and only once', async () => {
  await act(() => go('/movie/1'));
  act(() => jest.advanceTimersByTime(100));
  expect(place()).toBe('/movie/1');
  await act(() => go('/movies'));
  expect(place()).toBe('/movies');
  paint();
  expect(place()).toBe('/movies');
});

test('a later navigation replaces a pending title page', async () => {
  await act(() => go('/movie/1'));
  await act(() => go('/movies'));
  expect(place()).toBe('/movies');
  paint();
  act(() => jest.advanceTimersByTime(100));
  expect(place()).toBe('/movies');
});

test('other pages appear at once', async () => {
  await act(() => go('/search'));
  expect(place()).toBe('/search');
});
