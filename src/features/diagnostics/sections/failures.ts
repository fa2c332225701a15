import type { Failure } from '@/domain/record/failure';
import { FAILURES_KEPT } from '@/domain/record/failure';
import { keptFailures } from '@/persistence/keptFailures';
import type { Row, Section } from '../report';
import { storeServices } from '../storeServices';
import { SOURCE_LABELS } from '../sourceLabels';
import { instantInWords } from '../words';

const KINDS: Record<Failure['kind'], string> = {
  network: 'could not be reached',
  timeout: 'timed out',
  http: 'refused',
  badAnswer: 'unusable response',
  brokenJson: 'broken JSON',
  aborted: 'aborted',
  samples: 'could not be loaded',
};

/** Returns the first part of a request's name. The rest may identify the title that the viewer looked at. */
const subject = (name: string) => /^(genre_\d|[a-z]+)/i.exec(name)?.[0] ?? 'a request';

/** Describes a failure without the server's own words, which may contain a key. */
export const failureText = ({ kind, status }: Pick<Failure, 'kind' | 'status'>): string =>
  status === undefined ? KINDS[kind] : `HTTP ${status}`;

const ofQuestion = ({ at, source, name, ...failure }: Failure) => ({
  at,
  what: `${SOURCE_LABELS[source]}, ${subject(name)}: ${failureText(failure)}`,
});

/**
 * Returns the files that a server refused, such as images and scripts. Requests by `fetch` are in the recorded
 * failures.
 */
function ofFiles() {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ responseStatus, initiatorType }) => responseStatus >= 400 && initiatorType !== 'fetch')
    .map(({ name, startTime, responseStatus }) => {
      const { origin, pathname, host } = new URL(name);
      const file = origin === window.location.origin ? pathname : `a file from ${host}`;
      return { at: performance.timeOrigin + startTime, what: `${file}: HTTP ${responseStatus}` };
    });
}

export const failures: Section = {
  heading: 'Last failures',
  isLong: true,
  read: (store, show) => {
    const questions = [...storeServices(store).failures, ...keptFailures()].map(ofQuestion);
    const all = [...questions, ...ofFiles()].sort((a, b) => b.at - a.at).slice(0, FAILURES_KEPT);
    const none: Row = { label: 'In this tab', value: 'None' };
    show(all.length === 0 ? [none] : all.map(({ at, what }) => ({ label: instantInWords(at), value: what })));
  },
};
