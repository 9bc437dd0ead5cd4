/** Waits until a video has a picture to show. Answers whether it came to that. */
function hasPicture(video: HTMLVideoElement): Promise<boolean> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return Promise.resolve(true);
  return new Promise((resolve) => {
    video.addEventListener('loadeddata', () => resolve(true), { once: true });
    video.addEventListener('error', () => resolve(false), { once: true });
    video.preload = 'auto';
  });
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
