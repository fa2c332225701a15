/** What every hero clip is: a loop of so many frames; the sound's blocks (AAC 1024, Opus 960 samples) fit it whole. */
export const CLIP = { width: 1280, height: 720, fps: 24, seconds: 8, frames: 192, sampleRate: 48_000 };

/** The phases of the loop, one for each frame. */
export const PHASES = Array.from({ length: CLIP.frames }, (_, i) => i / CLIP.frames);
