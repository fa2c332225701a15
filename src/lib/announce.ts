/** Says a change to screen readers, politely; the region stands in index.html so that it exists before the first word. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = text;
}
