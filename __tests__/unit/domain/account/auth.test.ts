import { firstStep, SIGNED_OUT } from '@/domain/account/auth';

test.each([
  ['somebody new starts at the email', { authenticated: false, email: null }, 'email'],
  ['who left an email starts at the login', { authenticated: false, email: 'a@b.example' }, 'login'],
  ['who is signed in is in', { authenticated: true, email: 'a@b.example' }, 'signedIn'],
] as const)('%s', (_what, saved, step) => {
  expect(firstStep(saved)).toBe(step);
});

test('the initial state has no session', () => {
  expect(SIGNED_OUT).toMatchObject({ step: firstStep(SIGNED_OUT), authenticated: false, email: null, plan: null });
});
