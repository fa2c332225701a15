export const hasPictureInPicture = (): boolean => document.pictureInPictureEnabled;

/** A small window over all others, or back from it. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // Refused: the film stays where it is.
  }
}
