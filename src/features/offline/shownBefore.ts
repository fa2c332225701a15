/** Returns the images and the data that the page has fetched so far. */
export function shownBefore(): { pictures: string[]; data: string[] } {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const data = fetched.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name);
  const pictures = [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc);
  const unique = (addresses: string[]) => [...new Set(addresses.filter((address) => address.startsWith('http')))];
  return { pictures: unique(pictures), data: unique(data) };
}
