import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useServer } from '@tests/server';
import { useTrackAddress } from '@/components/player/useTrackAddress';
import { APP_URL } from '@/config/basePath';

const OWN = `${APP_URL}films/film.en.vtt`;
const THEIRS = 'https://films.example/film.en.vtt';

const server = useServer();

/** Counts what is asked for. */
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

/** Long enough for a question to be on its way. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

const revoked: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  // What jsdom does not have.
  Object.assign(URL, {
    createObjectURL: () => 'blob:captions',
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});

test('captions of the film’s own host are the track’s to ask for, and nobody else’s', async () => {
  const asked = answer();
  const { result } = open('films/film.en.vtt');
  expect(result.current).toBe(OWN);
  await aMoment();
  expect(asked).toEqual([]);
});

test('those of another host are asked for once, and given back when others are shown', async () => {
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

test('what is not to be had is none, and so is what nobody wants', async () => {
  const asked = answer(404);
  const { result, rerender } = open(THEIRS);
  await waitFor(() => expect(asked).toEqual([THEIRS]));
  await aMoment();
  expect(result.current).toBeNull();
  rerender(null);
  expect(result.current).toBeNull();
});
