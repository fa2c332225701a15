import type { Tools } from '../tools';
import type { Probed } from './probed';
import { readProbe } from './readProbe';

/** A file over a slow network is still being read after this; a broken one might be read for ever. */
const TIMEOUT_MS = 120_000;

const ASK = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters'];

/** What ffprobe says of a file; a sentence where it can say nothing. */
export async function probeFile(file: string, { runProgram, ffprobe }: Tools): Promise<Probed | string> {
  if (ffprobe === null) return 'there is no ffprobe';
  const { code, stdout, stderr } = await runProgram(ffprobe, [...ASK, '-i', fileArgument(file)], {
    timeoutMs: TIMEOUT_MS,
  });
  const probed = code === 0 ? readProbe(Buffer.from(stdout).toString('utf8')) : null;
  return probed ?? `ffprobe cannot read it${complaint(stderr)}; it is damaged or not whole: copy it anew`;
}

/** ffmpeg takes a name with a colon for an address, and one with a dash for an option. */
export const fileArgument = (file: string): string => `file:${file}`;

/** The last thing that it said, without the file's place. */
function complaint(stderr: string): string {
  const line = stderr.trim().split('\n').at(-1) ?? '';
  const words = line.replace(/^(\[[^\]]*\]\s*)+/, '').replace(/^file:.*:\s+/, '');
  return words === '' ? '' : ` (${words.slice(0, 120)})`;
}
