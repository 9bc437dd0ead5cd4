import { getResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { allEndpoints } from '#api/endpoints.ts';
import { fillPath } from '#api/endpoint.ts';
import { empty, fails, handlersFor, never, outage } from './msw.ts';
import { testPlatform } from './testing/platform.ts';

const { lecture } = endpoints;
const post = (path: string) => new Request(`http://console.test/api/v1/author/${path}`, { method: 'POST' });
const get = (path: string) => new Request(`http://console.test/api/v1/author/${path}`);

async function open() {
  const { platform } = await testPlatform();
  return handlersFor(platform);
}

describe('the handlers', () => {
  it('pass every call of the table and every address of bytes on, and nothing else', async () => {
    const seen: string[] = [];
    const handlers = handlersFor({
      fetch(request) {
        seen.push(`${request.method} ${new URL(request.url).pathname}`);
        return Promise.resolve(new Response());
      },
    });
    const params = { id: 'a', qid: 'b', oid: 'c', type: 'course', moduleId: 'd', attachmentId: 'e' };
    for (const { endpoint } of allEndpoints) {
      const path = `/api${fillPath(endpoint.path, params)}`;
      await getResponse(handlers, new Request(`http://console.test${path}`, { method: endpoint.method }));
      expect(seen.at(-1)).toBe(`${endpoint.method} ${path}`);
    }
    for (const path of ['image/a', 'stream/a/media', 'course/a/module/d/attach/e']) {
      await getResponse(handlers, get(path));
      expect(seen.at(-1)).toBe(`GET /api/v1/author/${path}`);
    }
    const before = seen.length;
    expect(await getResponse(handlers, get('no/such/call'))).toBeUndefined();
    expect(await getResponse(handlers, post('image/a'))).toBeUndefined();
    expect(seen).toHaveLength(before);
  });

  it('answer wherever the console is hosted, and as if it were at the root', async () => {
    const handlers = await open();
    const request = new Request('https://example.com/some/folder/api/v1/author/lecture/list', {
      method: 'POST',
    });
    expect(handlers).not.toHaveLength(0);
    expect((await getResponse(handlers, request))?.status).toBe(200);
    expect((await getResponse(handlers, get('image/image-voda')))?.headers.get('content-type')).toBe(
      'image/webp',
    );
  });
});

describe('the override kit', () => {
  it('fails one call and leaves its neighbours alone', async () => {
    const handlers = [fails(lecture.update, 503, { error: 'нет' }), ...(await open())];
    const failed = await getResponse(handlers, post('lecture/lecture-golos'));
    expect(failed?.status).toBe(503);
    expect(await failed?.json()).toEqual({ error: 'нет' });
    expect((await getResponse(handlers, post('lecture/list')))?.status).toBe(200);
    expect((await getResponse(handlers, get('lecture/lecture-golos')))?.status).toBe(200);
  });

  it('empties a list', async () => {
    const response = await getResponse([empty(lecture.list), ...(await open())], post('lecture/list'));
    expect(await response?.json()).toEqual({ list: [], count: 0 });
  });

  it('fails until the outage is over, and anew when it begins again', async () => {
    const down = outage(lecture.list, 500);
    const answers = await open();
    const status = async (handler: RequestHandler) =>
      (await getResponse([handler, ...answers], post('lecture/list')))?.status;
    const handler = down.begin();
    expect([await status(handler), await status(handler)]).toEqual([500, 500]);
    down.end();
    expect(await status(handler)).toBe(200);
    expect(await status(down.begin())).toBe(500);
  });

  it('holds a call back for ever', async () => {
    const handlers = await open();
    const hung = getResponse([never(lecture.list), ...handlers], post('lecture/list'));
    const pause = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 50));
    expect(await Promise.race([hung, pause])).toBe('still waiting');
  });
});
