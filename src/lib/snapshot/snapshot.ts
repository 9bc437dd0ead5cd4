/** A node of a page: text, or an element with its tag, attributes and children. */
export type Piece = string | [tag: string, attributes: Record<string, string>, ...content: Piece[]];

/** How a screen looked when the author left it: only what was visible. */
export interface Snapshot {
  /** The build of the snapshot, as a digest of the shapes that it knew. */
  shapes: string;
  /** Whether it has only the frame: then the screen replaces it as soon as it has started. */
  isFrame: boolean;
  /** The size of the window, px, and of the page in it without its scroll bar. */
  window: number;
  page: number;
  /** The theme that the author has chosen; undefined if it follows the device. */
  theme: string | undefined;
  /** The CSS rules that apply to it. */
  css: string;
  pieces: Piece[];
}

/** The `localStorage` key of a route's snapshot, by its hash. `localStorage` can be read before any other code runs. */
export const snapshotKey = (hash: string): string => `kabinet.snapshot:${hash}`;
