import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useTrackAddress } from '@/components/player/Tracks';
import { APP_URL } from '@/config/basePath';
import { useServer } from '@tests/server';

const OWN = `${APP_URL}films/film.en.vtt`;
const THEIRS = 'https://films.example/film.en.vtt';

const server = useServer();

/** Responds to every request, and returns the growing list of the requested URLs. */
function answer(status = 200): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*', ({ request }) => {
      asked.push(request.url);
      return new HttpResponse('WEBVTT', { status });
    }),
  );
  return asked;
}

const open = (src: string | null) => renderHook(useTrackAddress, { initialProps: src });

/** Waits long enough for a request to start. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

const revoked: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  // jsdom lacks both functions.
  Object.assign(URL, {
    createObjectURL: () => 'blob:captions',
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});

test('leaves captions of the film’s own host to the track element', async () => {
  const asked = answer();
  const { result } = open('films/film.en.vtt');
  expect(result.current).toBe(OWN);
  await aMoment();
  expect(asked).toEqual([]);
});

test('fetches captions of another host once, and revokes their URL when others are shown', async () => {
  const asked = answer();
  const { result, rerender } = open(THEIRS);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('blob:captions'));
  rerender(THEIRS);
  await aMoment();
  expect(asked).toEqual([THEIRS]);

  rerender('films/film.en.vtt');
  expect(result.current).toBe(OWN);
  expect(revoked).toEqual(['blob:captions']);
});

test('returns no address if the captions are missing or none are chosen', async () => {
  const asked = answer(404);
  const { result, rerender } = open(THEIRS);
  await waitFor(() => expect(asked).toEqual([THEIRS]));
  await aMoment();
  expect(result.current).toBeNull();
  rerender(null);
  expect(result.current).toBeNull();
});
