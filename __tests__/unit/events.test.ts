import { planChosen, signedIn, signedOut, signedUp } from '@/events';

const NOW = new Date('2026-03-01T12:00:00.000Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test.each([signedIn, signedUp])('%s contains the email and the time', (event) => {
  expect(event('demo@kinora.example').payload).toEqual({ email: 'demo@kinora.example', at: NOW.toISOString() });
});

test('sign-out has no payload', () => {
  expect(signedOut().payload).toBeUndefined();
});

test('the payload of a chosen plan is its id', () => {
  expect(planChosen('standard').payload).toBe('standard');
});
