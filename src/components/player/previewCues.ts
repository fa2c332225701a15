/** A preview image in a sprite sheet and its time span, in seconds. */
export interface PreviewCue {
  start: number;
  end: number;
  /** The absolute URL of the sprite sheet. */
  sheet: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One cue every ten seconds for 24 hours. */
const MAX_CUES = 8640;
const MAX_LENGTH = 2_000_000;
const TIMING = /^((?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{3})[ \t]+-->[ \t]+((?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{3})/;
const PLACE = /^([^#\s]+)#xywh=(?:pixel:)?(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/;

/**
 * Reads a WebVTT file of seek previews. Omits cues that are malformed, empty, or whose address is not HTTP or HTTPS.
 * @param fileUrl the URL of the file. The addresses of sheets are relative to it.
 */
export function readPreviewCues(text: string, fileUrl: string): PreviewCue[] {
  const cues: PreviewCue[] = [];
  const lines = text.slice(0, MAX_LENGTH).split(/\r\n|\r|\n/);
  for (let index = 0; index + 1 < lines.length && cues.length < MAX_CUES; index += 1) {
    const [, from, to] = TIMING.exec(lines[index] ?? '') ?? [];
    const [, sheet, ...box] = PLACE.exec(lines[index + 1]?.trim() ?? '') ?? [];
    if (from === undefined || to === undefined || sheet === undefined) continue;
    const [x = 0, y = 0, width = 0, height = 0] = box.map(Number);
    const url = URL.canParse(sheet, fileUrl) ? new URL(sheet, fileUrl) : null;
    const [start, end] = [secondsOf(from), secondsOf(to)];
    if (url && /^https?:$/.test(url.protocol) && end > start && width > 0 && height > 0)
      cues.push({ start, end, sheet: url.href, x, y, width, height });
  }
  return cues.sort((a, b) => a.start - b.start);
}

const secondsOf = (text: string) =>
  text
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Returns the preview of an instant, or the preview before it if the instant is in a gap. */
export const previewAt = (cues: readonly PreviewCue[], time: number): PreviewCue | null =>
  cues.findLast(({ start }) => start <= time) ?? cues[0] ?? null;
