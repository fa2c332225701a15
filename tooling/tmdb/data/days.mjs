const DAY_MS = 86_400_000;

/** `YYYY-MM-DD`, so many days later. */
export const addDays = (date, days) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** One of the days between two, both included. */
export const dayBetween = (draw, from, to) =>
  addDays(from, draw.below((Date.parse(to) - Date.parse(from)) / DAY_MS + 1));
