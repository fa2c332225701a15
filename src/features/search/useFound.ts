import { useFoundGroup } from './useFoundGroup';

/** Returns the results of a query by kind, in display order. */
export const useFound = (written: string) => [
  useFoundGroup('movie', written),
  useFoundGroup('tv', written),
  useFoundGroup('person', written),
];
