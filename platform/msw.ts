import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '#api/endpoint.ts';
import { endpointOf, fits } from './mount.ts';
import type { Assets } from './scenarios/scenario.ts';

/** What handlers answer with: the platform, or anything else that turns a request into a response. */
interface Host {
  fetch(request: Request): Promise<Response>;
}

const verbs = { GET: http.get, POST: http.post, DELETE: http.delete };

/** Below any origin and any folder, since stories may be hosted anywhere. */
const anywhere = (path: string) => `*/api${path}`;

type Resolver = (request: Request) => Promise<Response | undefined> | Response | undefined;

function handlerOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, resolve: Resolver): HttpHandler {
  return verbs[method](anywhere(path), ({ request }) => resolve(request));
}

/** The path of a call below `/api`. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.slice(pathname.indexOf('/api') + '/api'.length);
}

/** A call as the platform knows it, whose calls lie below `/api` of its origin: a workbench in a folder has them in that folder. */
function atRoot(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url);
  return pathname.startsWith('/api')
    ? request
    : new Request(`${origin}/api${pathOf(request)}${search}`, request);
}

/** Whether a call belongs to the row itself: `lecture/:id` fits the path of `lecture/list` too. */
function belongs(endpoint: Endpoint, request: Request): boolean {
  return endpointOf(request.method, pathOf(request)) === endpoint;
}

/** A handler that stands before the platform's own; where it answers undefined, the next one is asked. */
function override(endpoint: Endpoint, resolve: Resolver): HttpHandler {
  return handlerOf(endpoint, (request) => (belongs(endpoint, request) ? resolve(request) : undefined));
}

/** Addresses of bytes, which are no rows of the table. */
const bytes = [
  '/v1/author/image/:imageId',
  '/v1/author/stream/:id/media',
  '/v1/author/:type/:id/module/:moduleId/attach/:attachmentId',
];

/**
 * What answers the calls of the table and what serves bytes; anything else is left to the worker, which refuses it. One handler for all:
 * each that is asked copies the request and reads the cookies, and a hundred of them cost a story more than its calls.
 */
export function handlersFor(platform: Host): HttpHandler[] {
  return [
    http.all(anywhere('/*'), ({ request }) => {
      const path = pathOf(request);
      const known =
        endpointOf(request.method, path) !== null ||
        (request.method === 'GET' && bytes.some((pattern) => fits(pattern, path)));
      return known ? platform.fetch(atRoot(request)) : undefined;
    }),
  ];
}

let held = 0;

/** How many calls have been made so far that never end. */
export const callsHeld = (): number => held;

/** Holds a call for good. */
export async function hold(): Promise<undefined> {
  held += 1;
  await delay('infinite');
}

/** The call never ends. */
export const never = (endpoint: Endpoint): HttpHandler => override(endpoint, hold);

/** The call fails with a status, and with a body where it matters. */
export function fails(
  endpoint: Endpoint,
  status: number,
  body: Record<string, unknown> = { error: 'Сервер не смог ответить' },
): HttpHandler {
  return override(endpoint, () => HttpResponse.json(body, { status }));
}

/** The call finds nothing: an empty list. */
export function empty(endpoint: Endpoint): HttpHandler {
  return override(endpoint, () => HttpResponse.json({ list: [], count: 0 }));
}

/**
 * The call fails with a status until the story says that it is over. By time and not by a number of calls: how many a
 * screen makes before a person presses «Повторить» is a matter of chance.
 */
export function outage(endpoint: Endpoint, status: number): { begin: () => HttpHandler; end: () => void } {
  let over = false;
  return {
    begin() {
      over = false;
      return override(endpoint, () =>
        over ? undefined : HttpResponse.json({ error: 'Сервер не смог ответить' }, { status }),
      );
    },
    end() {
      over = true;
    },
  };
}

/** The call is answered once the story says so. */
export function slow(endpoint: Endpoint): { begin: () => HttpHandler; end: () => void } {
  let answered = Promise.withResolvers<void>();
  return {
    begin() {
      answered = Promise.withResolvers();
      return override(endpoint, () => answered.promise.then(() => undefined));
    },
    end: () => answered.resolve(),
  };
}

const urls: Record<string, string> = {
  ...import.meta.glob<string>('./scenarios/covers/*.webp', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('./scenarios/media/*.{mp4,m4a}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('./scenarios/files/*', { query: '?url', import: 'default', eager: true }),
};

/** The files behind these addresses, by the path that a scenario names. Each is fetched once a page, when it is first asked for. */
export function assetsAt(addressOf: (path: string) => string | undefined): Assets {
  const fetched = new Map<string, Promise<Blob>>();
  return {
    async open(path) {
      const url = addressOf(path);
      if (url === undefined) throw new Error(`No asset ${path}`);
      const blob = fetched.get(path) ?? fetch(url).then((response) => response.blob());
      fetched.set(path, blob);
      return (await blob).stream();
    },
  };
}

/** The pictures and videos of the scenarios in a browser. */
export const browserAssets: Assets = assetsAt((path) => urls[`./scenarios/${path}`]);
