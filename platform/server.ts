import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { logFailure } from '#lib/log.ts';
import type { Bytes } from './http/body.ts';
import { requestIdHeader, requestIdOf, withRequestId } from './observe/requestId.ts';
import { callerOf } from './server/addresses.ts';
import { commonHeaders, secureHeaders } from './server/headers.ts';
import { namesThisServer } from './server/hosts.ts';
import { openLocal, type LocalParts, type LocalPlatform } from './server/local.ts';
import {
  limitConnections,
  connectionLimits,
  limitedOptions,
  type ConnectionLimits,
} from './server/connectionLimits.ts';
import { belowPrefix, prefixOf } from './server/prefix.ts';
import { proxyTo } from './server/proxy.ts';
import type { Settings } from './server/settings.ts';
import { SettingsError } from './server/variables.ts';
import { createSite } from './server/site.ts';
import { besideWorkbench, workbenchDir } from './server/workbench.ts';
import { watch, type Trust } from './server/watch.ts';

/** The folder of the built console. */
export const consoleDir = fileURLToPath(new URL('../dist/console', import.meta.url));

/** How long running requests may take once the server is told to stop, ms. Five seconds of half a minute are left for the jobs. */
const graceMs = 25_000;

interface RunningServer {
  /** `http://127.0.0.1:4173`. */
  url: string;
  /** How to get in, as a line for the operator; null if an author knows. */
  wayIn: string | null;
  /** Takes no more requests, lets running ones finish, and closes the data. */
  close(): Promise<void>;
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = `${host}:${port}`;
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken: choose another with --port or PORT`,
        EACCES: `Port ${port} may not be opened by this user: choose one above 1023`,
      };
      reject(
        new SettingsError(
          reasons[error.code ?? ''] ?? `Cannot listen on ${where} (${error.code ?? error.message})`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Throws `SettingsError` if the port is not available, before the slow part of the start. */
export async function checkPort({ host, port }: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** The address for a browser on this machine. */
function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection becomes idle after its last request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/**
 * The chunks of a request. The memory of each is reused once the next is requested: collecting gigabytes of uploads as garbage took more processor
 * time than writing them.
 */
async function* chunksOf(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    const { buffer }: Uint8Array = chunk;
    const whole = buffer instanceof ArrayBuffer && buffer.byteLength === chunk.byteLength;
    yield chunk;
    if (whole) buffer.transfer(0);
  }
}

/** The bytes of a request. The server drains what is left unread, so that a refusal reaches a client that is still sending. */
const bytesOf = (incoming: IncomingMessage): Bytes => ({
  [Symbol.asyncIterator]: () => chunksOf(incoming),
  giveUp: () => void incoming.destroy(),
});

/** Answers with the local platform, if there is one, under `/api`, and with the site. */
export function answerWith(
  site: Hono,
  platform: LocalPlatform | null,
  trust: Trust = { trustedProxies: 0, metricsToken: null },
): RequestListener {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { trustedProxies } = trust;
  watch(app, platform, trust);
  if (platform !== null)
    app.all('/api/*', ({ req, env: { incoming } }) =>
      platform.fetch(req.raw, { bytes: bytesOf(incoming), address: callerOf(incoming, trustedProxies) }),
    );
  app.route('/', site);
  app.onError((error, context) => {
    logFailure('The server failed', error);
    return context.text('Internal error', 500);
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** Replacements in tests: a clock, faster password hashes, shorter timeouts. */
export interface ServerParts extends LocalParts {
  connectionLimits: ConnectionLimits;
}

/** Starts the local server: the console, and `/api` on the local platform or forwarded to a real one. */
export async function start(
  settings: Settings,
  folder = consoleDir,
  parts: Partial<ServerParts> = {},
): Promise<RunningServer> {
  const { platformUrl } = settings;
  const { connectionLimits: limits = connectionLimits, tracer = null } = parts;
  let url = '';
  const platform = platformUrl === null ? await openLocal(settings, () => url, parts) : null;
  const { bucket } = settings;
  const mediaOrigin =
    platformUrl?.origin ?? (bucket?.links === true ? new URL(bucket.endpoint).origin : null);
  const prefix = prefixOf(settings);
  const own = await createSite(folder, { mediaOrigin, prefix });
  const site = settings.workbench ? await besideWorkbench(own, workbenchDir, prefix) : own;
  const answer = answerWith(site, platform, settings);
  const proxy = platformUrl === null ? null : proxyTo(platformUrl, settings, limits);
  const headers = { ...commonHeaders, ...(settings.publicUrl?.protocol === 'https:' ? secureHeaders : {}) };
  let stopping = false;

  const server = createServer(limitedOptions(limits), (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (stopping) outgoing.setHeader('connection', 'close');
    if (!namesThisServer(incoming.headers.host, settings)) {
      outgoing.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end('This server has another name: PUBLIC_URL tells which');
      return;
    }
    const path = belowPrefix(incoming.url ?? '/', prefix);
    if (path === null) {
      outgoing.writeHead(308, { location: `${prefix}/` });
      outgoing.end();
      return;
    }
    incoming.url = path;
    const id = requestIdOf(incoming, settings.trustedProxies);
    outgoing.setHeader(requestIdHeader, id);
    const proxied = proxy !== null && /^\/api(\/|\?|$)/.test(path);
    const handle = () => (proxied ? proxy(incoming, outgoing) : answer(incoming, outgoing));
    // Monitoring asks every few seconds: only the requests of authors are traced.
    const isTraced = tracer !== null && path.startsWith('/api/');
    withRequestId(id, () => (isTraced ? tracer.request(incoming, outgoing, id, handle) : handle()));
  });
  limitConnections(server, limits, settings.trustedProxies);
  try {
    url = addressOf(settings.host, await listen(server, settings.host, settings.port));
    return {
      url,
      wayIn: platform === null ? null : await platform.wayIn(),
      async close() {
        stopping = true;
        // Other processes continue the jobs, while calls are still answered here.
        await Promise.all([stop(server), platform?.handOn()]);
        await platform?.close();
      },
    };
  } catch (error) {
    await platform?.close();
    throw error;
  }
}
