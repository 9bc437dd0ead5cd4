import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '#api/endpoint.ts';
import { endpointOf, fits } from './mount.ts';
import type { Assets } from './scenarios/scenario.ts';

/** Answers for handlers: the platform, or any other function from Request to Response. */
interface Host {
  fetch(request: Request): Promise<Response>;
}

const verbs = { GET: http.get, POST: http.post, DELETE: http.delete };

/** At any origin and folder, because stories may be hosted anywhere. */
const anywhere = (path: string) => `*/api${path}`;

type Resolver = (request: Request) => Promise<Response | undefined> | Response | undefined;

function handlerOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, resolve: Resolver): HttpHandler {
  return verbs[method](anywhere(path), ({ request }) => resolve(request));
}

/** The path of a call relative to `/api`. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.slice(pathname.indexOf('/api') + '/api'.length);
}

/** Rewrites a call for the platform, whose calls are at `/api` of its origin: a workbench in a folder has them in that folder. */
function atRoot(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url);
  return pathname.startsWith('/api')
    ? request
    : new Request(`${origin}/api${pathOf(request)}${search}`, request);
}

/** Whether a call belongs to the row itself: `lecture/:id` also matches the path of `lecture/list`. */
function belongs(endpoint: Endpoint, request: Request): boolean {
  return endpointOf(request.method, pathOf(request)) === endpoint;
}

/** A handler before the platform's own; if it returns undefined, the next one is used. */
function override(endpoint: Endpoint, resolve: Resolver): HttpHandler {
  return handlerOf(endpoint, (request) => (belongs(endpoint, request) ? resolve(request) : undefined));
}

/** Addresses of files, which are not in the table of calls. */
const bytes = [
  '/v1/author/image/:imageId',
  '/v1/author/stream/:id/media',
  '/v1/author/:type/:id/module/:moduleId/attach/:attachmentId',
];

/**
 * Answers the calls of the table and serves files; anything else is left to the worker, which refuses it. One handler for all: each handler that is
 * tried copies the request and reads the cookies, and a hundred of them cost a story more than its calls.
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

/** How many calls so far never end. */
export const callsHeld = (): number => held;

/** Holds a call forever. */
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

/** The first row of a list makes no sense; the others are as the platform has them. */
export const garbled = (endpoint: Endpoint, platform: Host): HttpHandler =>
  override(endpoint, async (request) => {
    const answer = await platform.fetch(atRoot(request));
    const { list, ...rest }: { list: object[] } = await answer.json();
    return HttpResponse.json({ ...rest, list: [{}, ...list.slice(1)] });
  });

/**
 * The call fails with a status until the story ends that. Not by a number of calls: how many a screen makes before a person presses «Повторить» is
 * random.
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

/** Loads the files at these addresses, by the path in a scenario. Each is fetched once a page, at first use. */
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
