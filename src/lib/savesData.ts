/** Returns whether the viewer asked the browser to save data. Some browsers lack this, so the standard types do, too. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
