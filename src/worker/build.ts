/** Filled in by tooling/WorkerPlugin: what every page needs, by addresses that change with their content. */
declare const KINORA_PRECACHE: readonly string[];

export const PRECACHED = KINORA_PRECACHE;
