import type { ApiError } from './apiError';

/** Returns whether an error means that every source responded with "not found". */
export const isNotFound = (error: unknown): boolean => error === undefined || (error as ApiError).status === 404;
