import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownCertificate, trust } from '../testing/certificate.ts';
import { raw, serve } from '../testing/serve.ts';
import { networksOf } from './addresses.ts';
import { connectionLimits } from './connectionLimits.ts';

/** A platform below `/base` that answers so. */
async function realPlatform(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`);
}

/** A server before a platform that answers with these headers, and what the platform has seen. */
async function before(
  headers: Record<string, string | string[]> = {},
  settings: Parameters<typeof serve>[0] = {},
) {
  const seen: IncomingMessage[] = [];
  const platformUrl = await realPlatform((incoming, outgoing) => {
    seen.push(incoming);
    incoming.resume();
    outgoing.writeHead(200, headers).end('{}');
  });
  const { url } = await serve({ platformUrl, ...settings });
  return { url, platformUrl, seen };
}

const secure = { publicUrl: new URL('https://kabinet.test/') };

describe('a call to a real platform', () => {
  it('goes on as it is, and the answer and its cookies come back', async () => {
    let seen: IncomingMessage | undefined;
    const platformUrl = await realPlatform((incoming, outgoing) => {
      seen = incoming;
      outgoing.setHeader('set-cookie', [
        'sid=1; Domain=platform.test; Path=/; Secure; HttpOnly; SameSite=None',
      ]);
      outgoing.statusCode = 201;
      incoming.pipe(outgoing);
    });
    const { url } = await serve({ platformUrl });
    const answer = await fetch(`${url}/api/v1/echo?a=1`, {
      method: 'POST',
      body: 'тело',
      headers: { cookie: 'sid=0', origin: url, 'content-range': 'bytes 0-7/8' },
    });
    expect([answer.status, await answer.text()]).toEqual([201, 'тело']);
    expect(answer.headers.getSetCookie()).toEqual(['sid=1; Path=/; HttpOnly; SameSite=Lax']);
    expect(seen?.url).toBe('/base/api/v1/echo?a=1');
    expect(seen?.headers).toMatchObject({
      cookie: 'sid=0',
      host: platformUrl.host,
      origin: platformUrl.origin,
      'content-range': 'bytes 0-7/8',
      'content-length': '8',
    });
  });

  it('streams both ways: the answer begins before the request has ended', async () => {
    const platformUrl = await realPlatform((incoming, outgoing) => {
      outgoing.writeHead(200);
      incoming.on('data', (chunk: Buffer) => outgoing.write(chunk));
      incoming.on('end', () => outgoing.end('.'));
    });
    const { url } = await serve({ platformUrl });
    const request = httpRequest(`${url}/api/stream`, { method: 'POST' });
    request.write('first');
    const answer = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve));
    const next = () =>
      new Promise<string>((resolve) => answer.once('data', (chunk: Buffer) => resolve(String(chunk))));
    expect(await next()).toBe('first');
    request.end('second');
    expect(await next()).toMatch(/^second/);
    answer.resume();
  });

  it('reaches nothing outside of the calls, however the way out is written', async () => {
    const { url, seen } = await before();
    for (const path of [
      '/api/../../admin',
      '/api/..',
      '/api/v1/../../../admin',
      '/api/%2e%2e/%2e%2e/admin',
      '/api/.%2E/../admin',
      '/api/..%2f..%2fadmin',
      '/api/%252e%252e/%252e%252e/admin',
      '/api/..\\..\\admin',
      '/api/..%5c..%5cadmin',
      '/api/..;/..;x=1/admin',
      '/api/v1/%00',
      '/api/v1/%zz',
    ]) {
      const { answer, bytes } = await raw(url, { path });
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 400 });
      expect(JSON.parse(bytes.toString())).toEqual({ error: 'Такого адреса не\u00A0может быть' });
    }
    expect(seen).toEqual([]);
    const whole = '/api/v1/author/tag/a%2Fb...?search=../..%2e%5c&x=%00';
    await raw(url, { path: whole });
    expect(seen.map(({ url: path }) => path)).toEqual([`/base${whole}`]);
  });

  it('says who calls, by which name and how, whatever the caller claims', async () => {
    const claims = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/admin',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      'x-real-ip': '6.6.6.6',
      'x-request-id': 'forged-by-a-caller',
      forwarded: 'for=6.6.6.6',
      'x-hop': '1',
      connection: 'close, x-hop',
    };
    const told = (headers: IncomingHttpHeaders | undefined) =>
      Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => /^(x-|forwarded)/.test(name)));
    const ownId: unknown = expect.stringMatching(/^[0-9a-f]{12}$/);
    const plain = await before();
    await raw(`${plain.url}/api/v1`, { headers: claims });
    expect(told(plain.seen[0]?.headers)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(plain.url).host,
      'x-forwarded-proto': 'http',
      'x-request-id': ownId,
    });
    const behindProxies = await before({}, { trustedProxies: networksOf('127.0.0.1, 10.0.0.0/8') });
    await raw(`${behindProxies.url}/api/v1`, {
      headers: { ...claims, 'x-forwarded-for': '7.7.7.7, 6.6.6.6, 10.0.0.9' },
    });
    expect(told(behindProxies.seen[0]?.headers)).toMatchObject({ 'x-forwarded-for': '6.6.6.6' });
    const behindTls = await before({}, secure);
    await raw(`${behindTls.url}/api/v1`, { headers: { ...claims, host: 'kabinet.test' } });
    expect(told(behindTls.seen[0]?.headers)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'kabinet.test',
      'x-forwarded-proto': 'https',
      'x-request-id': ownId,
    });
  });

  it.each([
    ['https://kabinet.test', 'kabinet.test', true],
    ['http://kabinet.test', 'kabinet.test', false],
    ['https://6.6.6.6', '6.6.6.6', false],
    ['http://6.6.6.6', '6.6.6.6', false],
    ['http://localhost:8080', 'localhost:8080', true],
    ['http://localhost:9090', 'localhost:8080', false],
    ['https://evil.test', 'kabinet.test', false],
  ])('from a page of %s by the name %s counts as its own: %s', async (origin, host, own) => {
    const { url, seen, platformUrl } = await before({}, secure);
    await raw(`${url}/api/v1`, { method: 'POST', headers: { origin, host } });
    expect(seen[0]?.headers.origin).toBe(own ? platformUrl.origin : origin);
  });

  it('keeps a cookie as strict as the address of the console allows', async () => {
    const cookies = {
      'set-cookie': ['__Host-sid=1; Path=/; Secure; HttpOnly', 'a=1; Domain=b.test; secure'],
    };
    const behindTls = await before(cookies, secure);
    const strict = await fetch(`${behindTls.url}/api/v1`);
    expect(strict.headers.getSetCookie()).toEqual(['__Host-sid=1; Path=/; Secure; HttpOnly', 'a=1; secure']);
    const plain = await before(cookies);
    const loose = await fetch(`${plain.url}/api/v1`);
    expect(loose.headers.getSetCookie()).toEqual(['plain__Host-sid=1; Path=/; HttpOnly', 'a=1']);
    await fetch(`${plain.url}/api/v1`, { headers: { cookie: 'plain__Host-sid=1; a=1' } });
    expect(plain.seen[1]?.headers.cookie).toBe('__Host-sid=1; a=1');
  });
});

describe('the answer of a real platform', () => {
  it('is as safe as any other, and tells nothing of what made it', async () => {
    const { url } = await before(
      {
        'content-type': 'application/json',
        'content-security-policy': 'default-src *',
        'x-content-type-options': 'none',
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'unsafe-url',
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=0',
        server: 'nginx/1.2',
        'x-powered-by': 'PHP/5',
        'x-request-id': 'kept',
      },
      secure,
    );
    const { headers } = await fetch(`${url}/api/v1`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-request-id': 'kept',
    });
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
      expect(headers.get(name)).toBeNull();
  });

  it('that does not begin is 504, and one that stops is cut off', async () => {
    const platformUrl = await realPlatform((incoming, outgoing) => {
      incoming.resume();
      if (incoming.url?.endsWith('/half') === true) outgoing.writeHead(200).write('half');
    });
    // Two servers: an answer that begins late on a busy machine must not run out of the time of one that does not begin.
    const [beginning, going] = await Promise.all([
      serve({ platformUrl }, { connectionLimits: { ...connectionLimits, upstreamMs: 50 } }),
      serve({ platformUrl }, { connectionLimits: { ...connectionLimits, silenceMs: 500 } }),
    ]);
    const late = await fetch(`${beginning.url}/api/v1/late`, { method: 'POST', body: '{}' });
    expect([late.status, await late.json()]).toEqual([504, { error: 'Платформа не\u00A0отвечает' }]);
    const half = await fetch(`${going.url}/api/v1/half`);
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow('terminated');
  });

  it('of one that is away is 502, and its media may be shown', async () => {
    const platformUrl = new URL('http://127.0.0.1:9');
    const { url } = await serve({ platformUrl });
    const answer = await fetch(`${url}/api/v1/author/profile`, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'Платформа не\u00A0отвечает' }]);
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("media-src 'self' blob: http://127.0.0.1:9");
  });
});

describe('a real platform by https', () => {
  /** A platform that shows this certificate, what it has heard, and the answer of a server before it. */
  async function behind(certificate: ReturnType<typeof ownCertificate>, host = '127.0.0.1') {
    const heard: (string | undefined)[] = [];
    const server = createHttpsServer(certificate, (incoming, outgoing) => {
      heard.push(incoming.headers.cookie);
      outgoing.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const platformUrl = new URL(`https://${host}:${(server.address() as AddressInfo).port}/`);
    const { url } = await serve({ platformUrl });
    const answer = await fetch(`${url}/api/v1/author/profile`, { headers: { cookie: 'sid=secret' } });
    return { status: answer.status, heard };
  }

  it('is asked where its certificate is trusted', async () => {
    const certificate = ownCertificate();
    trust(certificate);
    expect(await behind(certificate)).toEqual({ status: 200, heard: ['sid=secret'] });
  });

  it('whose certificate nobody signed, has ended or is of another name gets nothing of a call', async () => {
    expect(await behind(ownCertificate())).toEqual({ status: 502, heard: [] });
    const [ended, another] = [ownCertificate({ hasEnded: true }), ownCertificate()];
    trust(ended);
    expect(await behind(ended)).toEqual({ status: 502, heard: [] });
    trust(another);
    expect(await behind(another, 'localhost')).toEqual({ status: 502, heard: [] });
  });
});
