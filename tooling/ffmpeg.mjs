import { findProgram } from '../tools/catalogue/command/programs.mjs';
import { aptInstall } from './installing.mjs';

const find = () => {
  const [ffmpeg, ffprobe] = [
    findProgram('ffmpeg', process.env.FFMPEG_PATH),
    findProgram('ffprobe', process.env.FFPROBE_PATH),
  ];
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null;
};

/** Returns the paths of ffmpeg and ffprobe. Installs them if they are missing. */
export function findFfmpeg() {
  const here = find();
  if (here) return here;
  try {
    aptInstall('ffmpeg');
  } catch {
    // The error below reports this.
  }
  const found = find();
  if (found) return found;
  throw new Error('ffmpeg not found, and it could not be installed. Set FFMPEG_PATH and FFPROBE_PATH.');
}
