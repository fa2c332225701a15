import type { ApiError } from './baseQuery/apiError';

/** Whether an error means that every source answered that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error === undefined || (error as ApiError).status === 404;
