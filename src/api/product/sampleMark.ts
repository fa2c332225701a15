import { isRecord } from '@/lib/json';

/** Files that the bundle ships are marked as samples; a deployer's own are not. */
export const isSampleAnswer = (answer: unknown): boolean => isRecord(answer) && answer.sample === true;
