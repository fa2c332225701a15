/** Names for versions without a label, in the order in which they appear in a label. */
const QUALITIES: readonly { pattern: RegExp; name: string }[] = [
  { pattern: word('4320p|8k'), name: '4320p' },
  { pattern: word('2160p|4k|uhd|3840 ?x ?2160'), name: '2160p' },
  { pattern: word('1440p'), name: '1440p' },
  { pattern: word('1080[pi]|1920 ?x ?(?:1080|800)'), name: '1080p' },
  { pattern: word('720p|1280 ?x ?720'), name: '720p' },
  { pattern: word('576[pi]'), name: '576p' },
  { pattern: word('540p'), name: '540p' },
  { pattern: word('480[pi]'), name: '480p' },
  { pattern: word('360p'), name: '360p' },
  { pattern: word('hdr(?:10)?(?:\\+|plus)?|dovi|dolby ?vision'), name: 'HDR' },
  { pattern: word('3d|(?:h|half)-?(?:sbs|ou|tab)'), name: '3D' },
];

function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu');
}

/** Returns the quality in a name, such as `1080p` or `2160p HDR`, or null. */
export function readQuality(text: string): string | null {
  const names = QUALITIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  // Keeps one resolution, because `4K` and `2160p` are the same. A name may also contain the resolution of the
  // original.
  const sizes = names.filter((name) => name.endsWith('p'));
  return [...sizes.slice(0, 1), ...names.filter((name) => !name.endsWith('p'))].join(' ') || null;
}
