import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { FAILURES_KEPT } from '@/domain/record/failure';
import type { Source } from '@/domain/record/source';
import { servicesOf } from './services';
import type { ApiError } from './apiError';

/** Records the failure of a source for the diagnostics, and logs it. */
export function noteFailure(api: Pick<BaseQueryApi, 'extra'>, source: Source, name: string, error: ApiError): void {
  const { failures } = servicesOf(api);
  failures.unshift({ at: Date.now(), source, name, kind: error.kind, status: error.status });
  failures.splice(FAILURES_KEPT);
  console.warn(`Failed to fetch ${name}: ${error.message}`);
}
