/** The number of cases for each property. `FC_RUNS=10000 npx jest` tests more. */
export const RUNS = Number(process.env.FC_RUNS ?? 200);
