import { basename } from 'node:path';

/**
 * What a runner's report says: how many tests passed and failed, of each that failed its name and why, and the same of
 * each that passed at a later try only, so that the end of a long log tells what its middle holds.
 */

const MOST_LETTERS = 400;

/** What a terminal would show in colours. */
const COLOURS = /\u001b\[\d+m/g;

/** The first line that says something. */
const firstLine = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? '';

/** Of one of Playwright's errors what failed, of what, and where, in one line; its log of each look is left out. */
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

/** Suites stand in suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** A test with the first of its errors. */
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

/** From the last lines of node's own runner: `# pass 12`. */
const tapCount = (report, what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(report)[1]);

export const tapCounts = (report) => ({
  passed: tapCount(report, 'pass'),
  failed: tapCount(report, 'fail'),
  failures: [...report.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name),
  unsteady: [],
});
