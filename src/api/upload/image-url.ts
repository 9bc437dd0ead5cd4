import { apiAddress } from '../address.ts';

/** The address of an image's bytes, for `<img src>`. */
export function imageUrl(imageId: string): string {
  return `${apiAddress}/v1/author/image/${encodeURIComponent(imageId)}`;
}
