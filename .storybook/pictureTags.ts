/** The tags that say which pictures of a story are taken: light, dark, and light at the width of a phone. */
export const pictureTags = { light: 'picture', dark: 'picture-dark', phone: 'picture-phone' } as const;

/** Whether pictures of a story are taken, because it shows a state that no other picture shows. */
export const isPictured = (tags: readonly string[]): boolean =>
  Object.values(pictureTags).some((tag) => tags.includes(tag));
