// Where copies of what was seen lie on the device. The script that paints the last picture knows it too, and brings no schemas.

/** The beginning of the keys of all copies. */
export const prefix = 'seen/';

/** Where the device has whose copies it keeps. */
export const ownerKey = 'seen';

const ofOwner = (owner: string) => `${prefix}${owner}/`;

/** Where a copy of an author's lies. */
export const keyOf = (owner: string, name: string): string => ofOwner(owner) + name;

/** Whether a copy is one of this author. */
export const isOwnerOf = (owner: string, key: string): boolean => key.startsWith(ofOwner(owner));

/** How old a copy may be, ms. */
export const mostAge = 14 * 24 * 60 * 60_000;

/** The shapes that this build knows: a copy of another build with other ones is not read. Put in by the build. */
export const shapes = String(import.meta.env['SHAPES'] ?? 'source');
