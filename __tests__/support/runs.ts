/** How many cases a property is tried on: `FC_RUNS=10000 npx jest` digs deeper. */
export const RUNS = Number(process.env.FC_RUNS ?? 200);
