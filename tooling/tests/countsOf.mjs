import { basename } from 'node:path';

/**
 * Reads the reports of test runners: the number of passed and failed tests, and the names and errors of tests that
 * failed or passed only on a retry. The end of a long log then contains all failures.
 */

const MOST_LETTERS = 400;

/** Color codes for terminals. */
const COLOURS = /\u001b\[\d+m/g;

/** Returns the first line that is not empty. */
const firstLine = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? '';

/** Returns an error of Playwright on one line, with its location. Leaves out the log of each attempt. */
const inOneLine = ({ message = '', location }) => {
  const [said = ''] = message.replace(COLOURS, '').split(/^Call log:/m);
  const lines = said.split('\n').map((line) => line.trim());
  const where = location && `at ${basename(location.file)}:${location.line}`;
  return [...lines.filter(Boolean), where].filter(Boolean).join('; ').slice(0, MOST_LETTERS);
};

const failure = (name, why) => [name, why].filter(Boolean).join(': ');

export const jestCounts = (report) => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(report);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length) return failed.map((test) => failure(test.fullName, firstLine(test.failureMessages[0])));
    return message ? [failure(name, firstLine(message))] : [];
  });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, failures, unsteady: [] };
};

/** Returns all specs, because suites may contain suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Returns the name of a test with its first error. */
const named = ({ file, line, title, tests }) => {
  const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
  return failure(`${file}:${line} ${title}`, error && inOneLine(error));
};

export const playwrightCounts = (report) => {
  const { stats, errors, ...all } = JSON.parse(report);
  const namesOf = (wanted) =>
    specsOf(all)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(named);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...namesOf('unexpected'), ...errors.map(({ message }) => firstLine(message))],
    unsteady: namesOf('flaky'),
  };
};

/** Reads a count from the last lines of Node's test runner: `# pass 12`. */
const tapCount = (report, what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(report)[1]);

export const tapCounts = (report) => ({
  passed: tapCount(report, 'pass'),
  failed: tapCount(report, 'fail'),
  failures: [...report.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name),
  unsteady: [],
});
