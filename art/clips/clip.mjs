/** The format of every hero clip. The blocks of both audio codecs (AAC 1024, Opus 960 samples) fit the loop exactly. */
export const CLIP = { width: 1280, height: 720, fps: 24, seconds: 8, frames: 192, sampleRate: 48_000 };

/** The phase of each frame of the loop. */
export const PHASES = Array.from({ length: CLIP.frames }, (_, i) => i / CLIP.frames);
