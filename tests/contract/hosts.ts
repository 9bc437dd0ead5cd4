import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { getResponse } from 'msw';
import { onTestFinished } from 'vitest';
import { fillPath, type Endpoint } from '#api/endpoint.ts';
import { handlersFor } from '#platform/msw.ts';
import { testPlatform, type Sent, type TestPlatform } from '#platform/testing/platform.ts';

/** Where the platform runs: in the mock handlers, by itself, or behind a server on its files. */
export const hosts = ['mock handlers', 'in process', 'HTTP, SQLite and disk'] as const;
type HostName = (typeof hosts)[number];

type Fetch = (request: Request) => Promise<Response>;

async function overHttp({ platform }: TestPlatform): Promise<{ fetch: Fetch; origin: string }> {
  const listener = getRequestListener((request) => platform.fetch(request), { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { fetch: (request) => fetch(request), origin: `http://127.0.0.1:${port}` };
}

function byHandlers({ platform }: TestPlatform): { fetch: Fetch; origin: string } {
  const handlers = handlersFor(platform);
  return {
    origin: 'http://console.test',
    async fetch(request) {
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new Error(`No handler for ${request.method} ${request.url}`);
      return response;
    },
  };
}

/** The demo on one of the hosts, for one test. */
export async function openHost(name: HostName): Promise<TestPlatform> {
  const at = await testPlatform({
    adapters: name === 'HTTP, SQLite and disk' ? 'sqlite and disk' : 'memory',
  });
  if (name === 'in process') return at;
  const { fetch: send, origin } = name === 'mock handlers' ? byHandlers(at) : await overHttp(at);
  const call = (endpoint: Endpoint, sent: Sent = {}) =>
    send(
      new Request(`${origin}/api${fillPath(endpoint.path, sent.params ?? {})}${sent.query ?? ''}`, {
        method: endpoint.method,
        ...(sent.headers === undefined ? {} : { headers: sent.headers }),
        ...(endpoint.method === 'GET' ? {} : { body: sent.raw ?? JSON.stringify(sent.body) ?? null }),
      }),
    );
  return {
    ...at,
    call,
    async ask<T>(endpoint: Endpoint, sent?: Sent) {
      const response = await call(endpoint, sent);
      if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${await response.text()}`);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    get: (path, headers = {}) => send(new Request(`${origin}/api${path}`, { headers })),
  };
}
