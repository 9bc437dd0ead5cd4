import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { networksOf, type TrustedProxies } from '../server/addresses.ts';
import { cookieOf } from '../testing/accounts.ts';
import { patiently } from '../testing/platform.ts';
import { serve } from '../testing/serve.ts';
import { otlpTracer } from './otlp.ts';

const value = v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.number()) });
const spanShape = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value })),
  status: v.object({ code: v.optional(v.number(), 0), message: v.optional(v.string()) }),
  events: v.optional(v.array(v.unknown()), []),
});
const bodyShape = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(v.object({ key: v.string(), value })) }),
      scopeSpans: v.array(v.object({ spans: v.array(spanShape) })),
    }),
  ),
});
type Span = v.InferOutput<typeof spanShape>;

/** A collector of OpenTelemetry: what was posted to it, as text and as spans. */
async function collector(status = 200) {
  const bodies: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    if (incoming.url === '/v1/traces') bodies.push(text);
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    text: () => bodies.join('\n'),
    resources: () => bodies.flatMap((body) => v.parse(bodyShape, JSON.parse(body)).resourceSpans),
    spans: (): Span[] =>
      bodies
        .flatMap((body) => v.parse(bodyShape, JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

/** A server that tells this collector. */
async function traced(url: string, share = 1, trustedProxies: TrustedProxies = 0) {
  const tracer = otlpTracer({ url, service: 'kabinet-test', share }, trustedProxies, 50);
  const server = await serve({ trustedProxies }, { tracer });
  return { url: `${server.url}/api/v1`, tracer };
}

const fact = ({ attributes }: Span, name: string) => {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue;
};
const named = (spans: Span[], name: string) => spans.filter((span) => span.name === name);

const login = { email: 'author@example.com', password: 'author-demo-2026' };
const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers,
});

it('a request is a span by the name of its call, and what it asks of store and files are its parts', async () => {
  const heard = await collector();
  const { url, tracer } = await traced(heard.url);
  const cookie = cookieOf(await fetch(`${url}/auth/login`, post(login)));
  const answer = await fetch(`${url}/author/lecture/create`, post({ name: 'Тишина' }, { cookie }));
  const { id } = v.parse(v.object({ id: v.string() }), await answer.json());
  const opened = await fetch(
    `${url}/author/upload/session/new`,
    post({ fileName: 'лес.mp4', size: 4 }, { cookie }),
  );
  const { sessionId } = v.parse(v.object({ sessionId: v.string() }), await opened.json());
  await fetch(`${url}/author/upload/session/${sessionId}/part`, {
    method: 'POST',
    body: 'abcd',
    headers: { cookie, 'content-range': 'bytes 0-3/4' },
  });
  await fetch(`${url}/author/lecture/${id}`, { headers: { cookie } });
  await fetch(`${url.replace('/api/v1', '')}/readyz`);
  await tracer.close();

  const [made] = named(heard.spans(), 'lecture.create');
  expect(made).toBeDefined();
  if (made === undefined) return;
  expect(fact(made, 'kabinet.request')).toBe(answer.headers.get('x-request-id'));
  expect(fact(made, 'http.response.status_code')).toBe(200);
  const [change] = heard
    .spans()
    .filter(({ name, traceId }) => name === 'store change' && traceId === made.traceId);
  expect(change?.parentSpanId).toBe(made.spanId);
  const puts = named(heard.spans(), 'store put').filter(
    ({ parentSpanId }) => parentSpanId === change?.spanId,
  );
  expect(puts.map((span) => fact(span, 'kabinet.kind'))).toContain('lecture');
  const [part] = named(heard.spans(), 'upload.part');
  const [write] = named(heard.spans(), 'files write');
  expect(write?.parentSpanId).toBe(part?.spanId);
  const [read] = named(heard.spans(), 'lecture.get');
  expect(read && fact(read, 'http.route')).toMatch(/^\/api\/v1\/.*\/:id$/);
  expect(heard.resources()[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'kabinet-test' },
  });
  // Nothing that is an author's is in any of it, and nothing that opens an account.
  const [, session = ''] = cookie.split('=');
  for (const theirs of [login.email, login.password, session, id, sessionId, 'Тишина', 'лес', 'GET /'])
    expect(heard.text()).not.toContain(theirs);
  expect(heard.spans().some(({ events }) => events.length > 0)).toBe(false);
});

it('a job is a trace of its own', async () => {
  const heard = await collector();
  const { url, tracer } = await traced(heard.url);
  const asked = await fetch(`${url}/author/forgotPassword`, post({ email: login.email }));
  expect(asked.ok).toBe(true);
  const jobs = () => heard.spans().filter(({ name }) => name.startsWith('job '));
  await expect.poll(() => jobs().map(({ name }) => name), patiently).toContain('job recovery');
  await tracer.close();
  for (const job of jobs()) expect(job.parentSpanId).toBe('');
});

it('what fails is told by the name of its kind alone', async () => {
  const heard = await collector();
  const tracer = otlpTracer({ url: heard.url, service: 'kabinet', share: 1 }, 0);
  const broken = tracer.job('sweep', async () => {
    await tracer.inSpan('files list', {}, () => Promise.reject(new TypeError('лекция Анны')));
  });
  await expect(broken).rejects.toThrow('лекция Анны');
  await tracer.close();
  const [list] = named(heard.spans(), 'files list');
  expect(list).toMatchObject({ status: { code: 2 } });
  expect(list && fact(list, 'error.type')).toBe('TypeError');
  expect(heard.text()).not.toContain('Анны');
});

it('a trace that a trusted proxy has begun goes on, and nobody else’s', async () => {
  const heard = await collector();
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  for (const proxies of [networksOf('127.0.0.1'), networksOf('10.0.0.0/8')]) {
    const { url, tracer } = await traced(heard.url, 1, proxies);
    await fetch(`${url}/author/profile`, { headers: { traceparent } });
    await tracer.close();
  }
  const [trusted, stranger] = named(heard.spans(), 'account.profile');
  expect(trusted).toMatchObject({ traceId: 'ab'.repeat(16), parentSpanId: 'cd'.repeat(8) });
  expect(stranger?.traceId).not.toBe('ab'.repeat(16));
});

it('a share of none is told nothing, and one that does not answer keeps nobody waiting', async () => {
  const none = await collector();
  const quiet = await traced(none.url, 0);
  expect((await fetch(`${quiet.url}/author/profile`)).status).toBe(401);
  await quiet.tracer.close();
  expect(none.text()).toBe('');
  const away = await traced('http://127.0.0.1:9/v1/traces');
  expect((await fetch(`${away.url}/author/profile`)).status).toBe(401);
  await away.tracer.close().catch(() => undefined);
});
