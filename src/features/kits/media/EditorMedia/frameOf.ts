/** How long a browser may take to show a frame, ms; after that what there is is taken. */
const frameWait = 2000;

/**
 * Waits until a video has a frame on the screen. Returns whether it came to that. Data alone is not enough: a video that has
 * decoded its first frame and not shown it yet is drawn black. Going to where it stands makes it show one.
 */
async function hasPicture(video: HTMLVideoElement): Promise<boolean> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    const loaded = await new Promise<boolean>((resolve) => {
      video.addEventListener('loadeddata', () => resolve(true), { once: true });
      video.addEventListener('error', () => resolve(false), { once: true });
      video.preload = 'auto';
    });
    if (!loaded) return false;
  }
  const shown = new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });
  if (video.paused) video.currentTime += 0;
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, frameWait))]);
  return true;
}

/** The picture of a video at this moment, as a JPEG file. `null` where the browser does not give it out. */
export async function frameOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  if (!(await hasPicture(video))) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.92);
    });
    return blob && new File([blob], name, { type: blob.type });
  } catch {
    // A picture of another origin taints the canvas.
    return null;
  }
}
