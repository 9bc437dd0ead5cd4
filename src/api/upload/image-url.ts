/** The address of an image's bytes, for `<img src>`. */
export function imageUrl(imageId: string): string {
  return `/api/v1/author/image/${encodeURIComponent(imageId)}`;
}
