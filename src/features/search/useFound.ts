import { useFoundGroup } from './useFoundGroup';

/** All that a query finds, kind by kind, in the order in which it is shown. */
export const useFound = (written: string) => [
  useFoundGroup('movie', written),
  useFoundGroup('tv', written),
  useFoundGroup('person', written),
];
