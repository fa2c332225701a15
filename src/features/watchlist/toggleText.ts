/** Returns what a toggle announces: whether the title was removed or added. */
export const toggleText = (title: string, isRemoved: boolean): string =>
  isRemoved ? `${title} removed from your watchlist` : `${title} added to your watchlist`;
