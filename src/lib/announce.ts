/**
 * Announces a change to screen readers, politely. The live region is in index.html, so that it exists before the first
 * announcement.
 */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = text;
}
