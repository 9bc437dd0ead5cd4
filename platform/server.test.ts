import { rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { AuditRecord } from './audit.ts';
import { diskFiles } from './files/disk.ts';
import { addressLimits } from './routes/authLimits.ts';
import { networksOf } from './server/addresses.ts';
import { connectionLimits } from './server/connectionLimits.ts';
import { raw, script, serve } from './testing/serve.ts';

describe('the page', () => {
  it('has a new nonce every time, in itself and in the policy', async () => {
    const { url } = await serve();
    const nonces: string[] = [];
    for (let at = 0; at < 2; at++) {
      const answer = await fetch(url);
      const [, nonce = ''] =
        /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
      expect(await answer.text()).toBe(`<meta nonce="${nonce}"><style nonce="${nonce}"></style>`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      nonces.push(nonce);
    }
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is strict', async () => {
    const { headers } = await fetch((await serve()).url);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).toMatch(/(?:^|; )script-src 'self' 'nonce-[\w+/=]+'(?:;|$)/);
    expect(policy).not.toContain('unsafe');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('is reached from an address without the hash', async () => {
    const { url } = await serve();
    const headers = { accept: 'text/html' };
    const answer = await fetch(`${url}/lectures/l-1?tag=a`, { redirect: 'manual', headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/lectures/l-1?tag=a']);
    expect((await fetch(`${url}/lectures/l-1`)).status).toBe(404);
  });
});

describe('every answer', () => {
  const places = ['/no.js', '/index.html', '/api/v1/author/profile', '/api/openapi.json', '/healthz'];

  it('shows nothing in a frame or from elsewhere, whatever it is', async () => {
    const { url } = await serve();
    for (const place of places) {
      const { headers } = await fetch(url + place, { redirect: 'manual' });
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('asks for https again where authors come by it', async () => {
    const { url } = await serve({ publicUrl: new URL('https://kabinet.test/') });
    for (const place of ['/', ...places]) {
      const { headers } = await fetch(url + place, { redirect: 'manual' });
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    }
  });

  it('is none to a name that leads here and is not its own', async () => {
    const { url } = await serve({ publicUrl: new URL('https://kabinet.test/') });
    const ask = async (host: string, path: string) =>
      (await raw(url, { path, headers: { host, accept: 'text/html' } })).answer.statusCode;
    for (const path of ['/', ...places]) expect(await ask('evil.test', path)).toBe(421);
    expect(await ask('kabinet.test', '/')).toBe(200);
    expect(await ask('localhost', '/')).toBe(200);
  });
});

describe('whoever says nothing', () => {
  it('is let go, and keeps nobody else waiting meanwhile', async () => {
    const { url } = await serve({}, { connectionLimits: { ...connectionLimits, headersMs: 1000 } });
    const { port } = new URL(url);
    const lines = Array.from({ length: 300 }, (_, at) => {
      const socket = connect(Number(port), '127.0.0.1');
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined);
      socket.resume();
      if (at % 2 === 0) socket.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: ');
      return closed;
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await Promise.all(lines);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('the files', () => {
  it('are kept for ever when their name has a digest, and travel compressed', async () => {
    const { url } = await serve();
    const { answer, bytes } = await raw(`${url}/assets/main-abc123.js`, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
    const plain = await raw(`${url}/assets/main-abc123.js`);
    expect(plain.answer.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toBe(script);
  });

  it('without a digest are asked for again, and not sent again', async () => {
    const { url } = await serve();
    const encoding = { 'accept-encoding': 'br' };
    const first = await raw(`${url}/favicon.svg`, { headers: encoding });
    expect(first.answer.headers['cache-control']).toBe('no-cache');
    const headers = { ...encoding, 'if-none-match': first.answer.headers.etag ?? '' };
    expect((await raw(`${url}/favicon.svg`, { headers })).answer.statusCode).toBe(304);
  });

  it('that run as the worker may fetch from here, and nothing else', async () => {
    const { headers } = await fetch(`${(await serve()).url}/worker.js`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    // Asked for anew every time, or an old console would stay for a day.
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('are only those of the console', async () => {
    const { url } = await serve();
    for (const place of [
      '/.built',
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/assets/..%2f..%2foutside.txt',
      '/no.js',
    ]) {
      const { answer, bytes } = await raw(url, { path: place });
      expect({ place, status: answer.statusCode }).toEqual({ place, status: 404 });
      expect(bytes.toString()).not.toContain('secret');
    }
  });
});

describe('the platform behind the server', () => {
  it('answers on the same port, and the server says that it serves', async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/api/v1/author/profile`)).status).toBe(401);
    const body = JSON.stringify({ email: 'author@example.com', password: 'author-demo-2026' });
    const login = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await fetch(`${url}/api/v1/author/profile`, { headers: { cookie } })).status).toBe(200);
    const heavy = 'x'.repeat(3 * 1024 * 1024);
    expect((await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body: heavy })).status).toBe(413);
    const form = new FormData();
    form.set('file', new Blob(['\x89PNG\r\n\x1A\n', heavy, heavy]), 'cover.png');
    const cover = { method: 'POST', body: form, headers: { cookie } };
    expect((await fetch(`${url}/api/v1/author/upload/image`, cover)).status).toBe(400);
  });
});

describe('the health of the server', () => {
  it('is 503 with what is wrong, and 200 again once it is well', async () => {
    const disk = { free: Infinity };
    let folder = '';
    const { url } = await serve(
      {},
      {
        openFiles(given) {
          folder = given;
          return { ...diskFiles(given), free: () => Promise.resolve(disk.free) };
        },
      },
    );
    const told = async () => {
      const answer = await fetch(`${url}/readyz`);
      return [answer.status, await answer.text()];
    };
    expect(await told()).toEqual([200, 'ok']);
    disk.free = 1000;
    expect(await told()).toEqual([503, '{"problems":["disk"]}']);
    // It is alive all the same: to start it anew would help nobody.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await rename(folder, `${folder}.away`);
    expect(await told()).toEqual([503, '{"problems":["folder"]}']);
    await rename(`${folder}.away`, folder);
    disk.free = Infinity;
    expect(await told()).toEqual([200, 'ok']);
  });
});

describe('limits of an address', () => {
  /** As many wrong logins as an address has, as if a proxy had heard them from `forwarded`, and one more: its status. */
  async function statusAfter(url: string, forwarded: (at: number) => string): Promise<number> {
    const guess = async (at: number) => {
      const body = JSON.stringify({ email: `stranger-${at}@example.com`, password: 'wrong-password' });
      const headers = { 'x-forwarded-for': forwarded(at) };
      return (await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body, headers })).status;
    };
    const limit = addressLimits.failures[0]?.limit ?? 0;
    await Promise.all(Array.from({ length: limit }, (_, at) => guess(at)));
    return guess(limit);
  }

  it('are those of the connection, whatever a caller says', async () => {
    const { url } = await serve();
    expect(await statusAfter(url, (at) => `203.0.113.${at}`)).toBe(429);
  });

  it('and the log of logins name where they come from', async () => {
    const records: AuditRecord[] = [];
    const audit = (record: AuditRecord) => void records.push(record);
    const { url } = await serve({ trustedProxies: 1 }, { audit });
    const body = JSON.stringify({ email: 'author@example.com', password: 'author-demo-2026' });
    const headers = { 'x-forwarded-for': '2001:db8:1:2::9' };
    await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body, headers });
    await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body });
    expect(records).toMatchObject([
      { event: 'login', outcome: 'done', address: '2001:db8:1:2::/64' },
      { event: 'login', outcome: 'done', address: '127.0.0.1' },
    ]);
  });

  it('are those of whom a proxy of a trusted network heard, and of nobody whom another names', async () => {
    const near = await serve({ trustedProxies: networksOf('127.0.0.0/8, ::1') });
    expect(await statusAfter(near.url, (at) => `198.51.100.1, 203.0.113.${at}`)).toBe(401);
    const far = await serve({ trustedProxies: networksOf('10.0.0.0/8') });
    expect(await statusAfter(far.url, (at) => `203.0.113.${at}`)).toBe(429);
  });

  it('are those of whom a trusted proxy heard, and not of whom the caller names', async () => {
    const { url } = await serve({ trustedProxies: 1 });
    expect(await statusAfter(url, (at) => `198.51.100.1, 203.0.113.${at}`)).toBe(401);
    expect(await statusAfter(url, (at) => `198.51.100.${at}, 203.0.113.77`)).toBe(429);
  });
});
