import type { Tools } from '../tools';
import type { Probed } from './probed';
import { readProbe } from './readProbe';

/** Long enough for a file on a slow network. A broken file could block ffprobe forever. */
const TIMEOUT_MS = 120_000;

const ASK = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters'];

/** Probes a file with ffprobe. Returns a message if that fails. */
export async function probeFile(file: string, { runProgram, ffprobe }: Tools): Promise<Probed | string> {
  if (ffprobe === null) return 'ffprobe is not installed';
  const { code, stdout, stderr } = await runProgram(ffprobe, [...ASK, '-i', fileArgument(file)], {
    timeoutMs: TIMEOUT_MS,
  });
  const probed = code === 0 ? readProbe(Buffer.from(stdout).toString('utf8')) : null;
  return probed ?? `ffprobe cannot read it${complaint(stderr)}; it is damaged or incomplete, so copy it again`;
}

/**
 * Returns a file argument for ffmpeg. Without the `file:` prefix, a name with a colon is parsed as a URL and a name
 * with a leading hyphen as an option.
 */
export const fileArgument = (file: string): string => `file:${file}`;

/** Returns the last line of the error output without the file's path. */
function complaint(stderr: string): string {
  const line = stderr.trim().split('\n').at(-1) ?? '';
  const words = line.replace(/^(\[[^\]]*\]\s*)+/, '').replace(/^file:.*:\s+/, '');
  return words === '' ? '' : ` (${words.slice(0, 120)})`;
}
