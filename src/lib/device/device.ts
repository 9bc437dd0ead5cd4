/** A store of values by key on this device. */
export interface Device {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Keys that begin with `prefix`. */
  keys: (prefix: string) => Promise<string[]>;
  /**
   * Holds a name for this page until it is let go by what is answered, or the page goes in whatever way. null where another
   * page of this device holds it.
   */
  hold: (name: string) => Promise<(() => void) | null>;
  /** Waits until this page alone holds a name, and answers how to let it go. Gives up when the signal says so. */
  wait: (name: string, signal: AbortSignal) => Promise<() => void>;
  /** Keeps what no note can hold, as files and the browser's references to them. Fails where there is no room. */
  keep: (key: string, value: unknown) => Promise<void>;
  /** A channel to the other pages of this device. */
  channel: (name: string, onMessage: (message: unknown) => void) => Promise<Channel>;
}

/** What a device stands on. */
export interface Disk extends Device {
  /** All of it goes with the page: what a later visit has there is unknown, and is not written over. */
  forgets?: boolean;
  /** Changes what is kept, while no other page writes: what is answered takes its place, undefined removes it. */
  change: (key: string, to: (kept: unknown) => unknown) => Promise<void>;
}

/** A channel to the other pages of this device; what is posted on it comes to all pages but its own. */
export interface Channel {
  post: (message: unknown) => void;
  close: () => void;
}
