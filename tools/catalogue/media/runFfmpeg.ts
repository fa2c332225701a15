import type { Tools } from '../tools';

interface FfmpegRun {
  args: readonly string[];
  cwd?: string;
  /** Is called with the number of seconds of the film that are done. */
  onSeconds?: (seconds: number) => void;
}

/** Runs ffmpeg. Rejects with the last line of its error output. */
export async function runFfmpeg(
  { runProgram, ffmpeg }: Tools,
  { args, cwd, onSeconds }: FfmpegRun,
): Promise<Uint8Array> {
  const { code, stdout, stderr } = await runProgram(
    ffmpeg ?? 'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...(onSeconds ? ['-progress', 'pipe:1'] : []), ...args],
    {
      ...(cwd !== undefined && { cwd }),
      ...(onSeconds && {
        onLine: (line: string) => {
          const [, time] = /^out_time_us=(\d+)$/.exec(line) ?? [];
          if (time !== undefined) onSeconds(Number(time) / 1_000_000);
        },
      }),
    },
  );
  if (code === 0) return stdout;
  const lastLine = stderr.trim().split('\n').at(-1)?.slice(0, 160) ?? '';
  throw new Error(lastLine === '' ? `ffmpeg exited with code ${code}` : lastLine);
}
