import { spawn, spawnSync } from 'node:child_process';

/** Throws an error with a clear message if ffmpeg is missing. */
export function requireFfmpeg() {
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new Error('ffmpeg is not on the PATH. The clips need it, with libvpx-vp9, libopus, libx264 and aac.');
}

/** Runs ffmpeg in `cwd`. `input`, an async iterable of buffers, is its standard input. */
export async function ffmpeg(args, { cwd, input } = {}) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    cwd,
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  const closed = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code ? reject(new Error(`ffmpeg: ${complaint.trim()}`)) : resolve()));
  });
  child.stdin?.on('error', () => {});
  for await (const chunk of input ?? []) {
    if (!child.stdin.write(chunk)) await Promise.race([new Promise((go) => child.stdin.once('drain', go)), closed]);
  }
  child.stdin?.end();
  await closed;
}
