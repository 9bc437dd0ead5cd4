/** Query keys of images. */
export const imageKeys = { size: (imageId: string) => ['image', 'size', imageId] as const };
