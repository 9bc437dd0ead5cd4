/** A store of values by key on this device. */
export interface Device {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Keys that begin with `prefix`. */
  keys: (prefix: string) => Promise<string[]>;
  /** Holds a name for this page until the returned function releases it or the page goes. null if another page of this device holds it. */
  hold: (name: string) => Promise<(() => void) | null>;
  /** Waits until this page alone holds a name, and returns the function that releases it. Rejects when the signal aborts. */
  wait: (name: string, signal: AbortSignal) => Promise<() => void>;
  /** Stores what a string cannot hold, such as files and file handles. Rejects if there is no room. */
  keep: (key: string, value: unknown) => Promise<void>;
  /** A channel to the other pages of this device. */
  channel: (name: string, onMessage: (message: unknown) => void) => Promise<Channel>;
}

/** The storage, locks and channels of a device. */
export interface Disk extends Device {
  /** Whether everything is lost with the page. The storage of later visits is then unknown, and must not be overwritten. */
  forgets?: boolean;
  /** Replaces a value by what the function returns, while no other page writes; undefined removes it. */
  change: (key: string, to: (kept: unknown) => unknown) => Promise<void>;
}

/** A channel to the other pages of this device. A message reaches all pages except its own. */
export interface Channel {
  post: (message: unknown) => void;
  close: () => void;
}
