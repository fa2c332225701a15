/** The URLs of the files that every page needs. Each contains a hash of its content. Set by tooling/WorkerPlugin. */
declare const KINORA_PRECACHE: readonly string[];

export const PRECACHED = KINORA_PRECACHE;
