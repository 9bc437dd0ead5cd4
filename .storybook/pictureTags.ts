/** A story says by its tags in what it is photographed: light, dark, and light at the width of a phone. */
export const pictureTags = { light: 'picture', dark: 'picture-dark', phone: 'picture-phone' } as const;

/** Whether a story is photographed: it shows a state that no other picture shows. */
export const isPictured = (tags: readonly string[]): boolean =>
  Object.values(pictureTags).some((tag) => tags.includes(tag));
