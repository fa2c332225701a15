/** The result of ffprobe for a file. */
export interface ProbeResult {
  /** The names of the container, such as `mov,mp4,m4a,3gp,3g2,mj2`. */
  format: string;
  /** The duration in seconds. */
  duration: number | null;
  video: VideoStream | null;
  audio: AudioStream[];
  subtitles: SubtitleStream[];
  chapters: { start: number; title: string }[];
}

export interface VideoStream {
  index: number;
  codec: string;
  profile: string;
  pixelFormat: string;
  width: number;
  height: number;
  /** Frames per second. Missing if ffprobe does not report it, and in results that earlier releases stored. */
  frameRate?: number;
  /** The start after the first stream of the file, in seconds. Missing if it is the first stream. */
  delay?: number;
}

export interface AudioStream {
  index: number;
  codec: string;
  channels: number;
  language: string | null;
  title: string | null;
}

export interface SubtitleStream {
  index: number;
  codec: string;
  language: string | null;
  title: string | null;
  isDefault: boolean;
  isForced: boolean;
  isCaptions: boolean;
}
