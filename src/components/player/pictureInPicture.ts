export const hasPictureInPicture = (): boolean => document.pictureInPictureEnabled;

/** Opens or closes the picture-in-picture window. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // The browser refused. The video stays in its current window.
  }
}
