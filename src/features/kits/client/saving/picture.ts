import { toBlob } from 'html-to-image';

/** How many dots a pixel of the page has in the picture: sharp on any screen that it is shown on. */
const sharpness = 2;

/** The page as it stands on the screen, as a PNG picture. */
export async function pictureOfPage(article: HTMLElement): Promise<Blob> {
  const blob = await toBlob(article, {
    pixelRatio: sharpness,
    // In the middle of a wider place it would be drawn aside.
    style: { margin: '0' },
  });
  if (blob === null) throw new Error('The browser has drawn no picture');
  return blob;
}
