import type { Failure } from '@/domain/record/failure';
import { FAILURES_KEPT } from '@/domain/record/failure';
import { isSource } from '@/domain/record/source';
import { isRecord } from '@/lib/json';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';

const KEY = siteStorageKey(`${NAME_PREFIX}failures`);

/**
 * Returns the failures of earlier page loads in this tab, the newest first. Empty if the session storage is blocked.
 */
export function keptFailures(): readonly Failure[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    // The failures of this page load are in the services of the api. They are also stored here if the page was left and
    // restored.
    return Array.isArray(kept) ? kept.filter(isFailure).filter(({ at }) => at < performance.timeOrigin) : [];
  } catch {
    return [];
  }
}

/** Stores the failures for the next page load of this tab, before the ones that are already stored. */
export function keepFailures(failures: readonly Failure[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...failures, ...keptFailures()].slice(0, FAILURES_KEPT)));
  } catch {
    // The next page load then has only its own failures.
  }
}

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  isSource(value.source) &&
  typeof value.name === 'string' &&
  typeof value.kind === 'string' &&
  (value.status === undefined || typeof value.status === 'number');
