const DAY_MS = 86_400_000;

/** Adds a number of days to a date in the format `YYYY-MM-DD`. */
export const addDays = (date, days) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns a random date between two dates, both included. */
export const dayBetween = (draw, from, to) =>
  addDays(from, draw.below((Date.parse(to) - Date.parse(from)) / DAY_MS + 1));
