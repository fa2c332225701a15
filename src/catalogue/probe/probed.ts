/** What ffprobe knows of a file. */
export interface Probed {
  /** Its container's names, as `mov,mp4,m4a,3gp,3g2,mj2`. */
  format: string;
  /** Seconds. */
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
  /** Frames a second; missing where ffprobe does not say, and in what earlier versions remembered. */
  frameRate?: number;
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
