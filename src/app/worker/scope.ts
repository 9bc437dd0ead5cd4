// The types that the worker needs. The DOM and WebWorker libraries conflict, and this room uses the DOM.

/** An event that the browser keeps the worker alive for. */
interface WorkEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Static routes that the browser answers without starting the worker. */
export interface Rule {
  condition: { urlPattern: string };
  source: 'network' | { cacheName: string };
}

interface InstallEvent extends WorkEvent {
  /** Not in every browser. */
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
