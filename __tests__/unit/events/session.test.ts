import { planChosen } from '@/events/plan';
import { signedIn, signedOut, signedUp } from '@/events/session';

const NOW = new Date('2026-03-01T12:00:00.000Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test.each([signedIn, signedUp])('%s brings the email and the moment', (event) => {
  expect(event('demo@kinora.example').payload).toEqual({ email: 'demo@kinora.example', at: NOW.toISOString() });
});

test('signing out needs no more words', () => {
  expect(signedOut().payload).toBeUndefined();
});

test('a chosen plan is named by its id', () => {
  expect(planChosen('standard').payload).toBe('standard');
});
