/** A piece of a page: text, or an element by its tag with its attributes and what is in it. */
export type Piece = string | [tag: string, attributes: Record<string, string>, ...content: Piece[]];

/** What a screen looked like when the author left it: only what was in the window. */
export interface Snapshot {
  /** The build whose look it is, as a digest of the shapes that it knew. */
  shapes: string;
  /** Whether it is of the frame alone: then the screen is shown as soon as it has begun. */
  isFrame: boolean;
  /** The window, px, and the page in it without its scroll bar. */
  window: number;
  page: number;
  /** The theme that the author has chosen; undefined where it is the device's. */
  theme: string | undefined;
  /** The rules that concern it. */
  css: string;
  pieces: Piece[];
}

/** Where the device has the snapshot of a route, by its hash. Local storage: it is read before anything else runs. */
export const snapshotKey = (hash: string): string => `kabinet.snapshot:${hash}`;
