import { test } from '@playwright/test';

test('fails at its first try', ({}, { retry }) => {
  if (retry === 0) throw new Error('not yet');
});

test('fails at every try', () => {
  throw new Error('never');
});
