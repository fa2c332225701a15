/** Sample values: Kinora does not count what the viewer watches. */
const PROFILE_STATS = {
  moviesWatched: 128,
  seriesWatched: 34,
  hoursWatched: 892,
  /** Shown as hours a day, although its name suggests a rating. */
  averageRating: 2.4,
  joinDate: '2024-01-15',
} as const;

export const JOIN_DATE = PROFILE_STATS.joinDate;

export const STATS: readonly { label: string; value: number }[] = [
  { label: 'Movies', value: PROFILE_STATS.moviesWatched },
  { label: 'Series', value: PROFILE_STATS.seriesWatched },
  { label: 'Hours', value: PROFILE_STATS.hoursWatched },
  { label: 'AvgHours/Day', value: PROFILE_STATS.averageRating },
];
