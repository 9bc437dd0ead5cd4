// What the worker needs of its surroundings. The types of workers and of pages cannot be had together, and the room has pages.

/** An event whose work the browser waits for. */
interface WorkEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Where requests are answered from without the worker being started. */
export interface Rule {
  condition: { urlPattern: string };
  source: 'network' | { cacheName: string };
}

interface InstallEvent extends WorkEvent {
  /** Not every browser has it. */
  addRoutes?: (rules: Rule[]) => Promise<void>;
}

interface FetchEvent extends WorkEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface MessageEventOf extends WorkEvent {
  data: unknown;
}

interface Events {
  install: InstallEvent;
  activate: WorkEvent;
  fetch: FetchEvent;
  message: MessageEventOf;
}

/** The global object of a service worker. */
export interface Scope {
  registration: { scope: string; waiting: unknown; installing: unknown };
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}
