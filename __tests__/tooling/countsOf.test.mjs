import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jestCounts, playwrightCounts, tapCounts } from '../../tooling/tests/countsOf.mjs';

test('a report of jest names the failed tests, and the files that could not start', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: '/project/adds.test.ts',
        message: 'a summary of the file',
        assertionResults: [
          { status: 'passed', fullName: 'adds two', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds three',
            failureMessages: ['\u001b[31mError: 3 is not 4\u001b[39m\n  at'],
          },
        ],
      },
      { name: '/project/fine.test.ts', message: '', assertionResults: [{ status: 'passed', fullName: 'is fine' }] },
      { name: '/project/broken.test.ts', message: '\n  Cannot find module', assertionResults: [] },
    ],
  };
  assert.deepEqual(jestCounts(JSON.stringify(report)), {
    passed: 2,
    failed: 1,
    failures: ['adds three: Error: 3 is not 4', '/project/broken.test.ts: Cannot find module'],
    unsteady: [],
  });
});

test('a report of Playwright names failed and unsteady tests by file and line, and errors before the start', () => {
  const spec = (title, status, ...errors) => ({
    title,
    file: 'home.spec.ts',
    line: 12,
    tests: [{ status, results: [...errors.map((error) => ({ error })), {}] }],
  });
  const notThere = {
    message:
      "\u001b[31mError: not there\u001b[39m\n\nLocator: getByRole('row')\nTimeout: 200ms\n\nCall log:\n  - waiting",
    location: { file: '/project/support/stands.ts', line: 3, column: 7 },
  };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('stands', 'expected')], suites: [{ specs: [spec('moves', 'unexpected', notThere)] }] },
      { specs: [spec('rests', 'flaky', { message: 'Gone' }, { message: 'Gone again' })] },
    ],
    errors: [{ message: 'No server at 4173' }],
  };
  assert.deepEqual(playwrightCounts(JSON.stringify(report)), {
    passed: 2,
    failed: 1,
    failures: [
      "home.spec.ts:12 moves: Error: not there; Locator: getByRole('row'); Timeout: 200ms; at stands.ts:3",
      'No server at 4173',
    ],
    unsteady: ['home.spec.ts:12 rests: Gone'],
  });
});

test('a report of node’s own runner names the failed tests', () => {
  const report = 'TAP version 13\nok 1 - it is fine\nnot ok 2 - it is not\n# pass 1\n# fail 1\n';
  assert.deepEqual(tapCounts(report), { passed: 1, failed: 1, failures: ['it is not'], unsteady: [] });
});
