import type { Failure } from '@/domain/record/failure';
import { FAILURES_KEPT } from '@/domain/record/failure';
import { isSource } from '@/domain/record/source';
import { isRecord } from '@/lib/json';
import { ownKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';

const KEY = ownKey(`${NAME_PREFIX}failures`);

/** The failures of this tab's earlier page loads, the newest first; none where the tab may not remember. */
export function keptFailures(): readonly Failure[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    // Those of this page load are with whoever noted them, and in here as well once the page has been away and is back.
    return Array.isArray(kept) ? kept.filter(isFailure).filter(({ at }) => at < performance.timeOrigin) : [];
  } catch {
    return [];
  }
}

/** Keeps them for the tab's next page load, before what was kept already. */
export function keepFailures(failures: readonly Failure[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...failures, ...keptFailures()].slice(0, FAILURES_KEPT)));
  } catch {
    // Then the next page load knows of its own only.
  }
}

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  isSource(value.source) &&
  typeof value.name === 'string' &&
  typeof value.kind === 'string' &&
  (value.status === undefined || typeof value.status === 'number');
