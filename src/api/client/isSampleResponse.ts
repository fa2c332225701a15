import { isRecord } from '@/lib/json';

/** Returns whether a response is marked as a sample. The files of the bundle are, a deployer's own files are not. */
export const isSampleResponse = (answer: unknown): boolean => isRecord(answer) && answer.sample === true;
