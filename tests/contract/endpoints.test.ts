import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#api/endpoints.ts';
import { failure } from '#api/wire.ts';
import { endpointOf, inOrder } from '#platform/mount.ts';
import { handlerOf, unansweredEndpoints } from '#platform/routes/table.ts';
import { testPlatform, type Adapters } from '#platform/testing/platform.ts';
import { calls } from './calls.ts';
import { specifiedCalls } from './specification.ts';

const signature = (method: string, path: string) => `${method} ${path.replace(/:[A-Za-z]+/g, '{}')}`;
const answered = allEndpoints.filter(({ name }) => !unansweredEndpoints.includes(name));
const unanswered = allEndpoints.filter(({ name }) => unansweredEndpoints.includes(name));
const anyParams = { id: 'x', qid: 'x', oid: 'x', type: 'course', moduleId: 'x', attachmentId: 'x' };

describe('the table of calls', () => {
  it('has every call of the specification and no other', () => {
    const rows = allEndpoints.map(({ endpoint }) => signature(endpoint.method, endpoint.path));
    expect(new Set(specifiedCalls).size).toBe(specifiedCalls.length);
    expect(rows.toSorted()).toEqual(specifiedCalls.toSorted());
  });

  it('leads every call to its own row, whatever stands beside it', () => {
    for (const { endpoint } of allEndpoints) {
      expect(endpointOf(endpoint.method, endpoint.path.replace(/:[A-Za-z]+/g, 'some-id'))).toBe(endpoint);
    }
    expect(endpointOf('POST', '/v1/author/nothing')).toBeNull();
    expect(inOrder).toHaveLength(allEndpoints.length);
  });

  it('has one good call here for each row that is answered', () => {
    expect(Object.keys(calls).toSorted()).toEqual(answered.map(({ name }) => name).toSorted());
    expect(answered.filter(({ name }) => typeof handlerOf(name) !== 'function')).toEqual([]);
  });
});

describe.each<Adapters>(['memory', 'sqlite and disk'])('the platform on %s', (adapters) => {
  it.each(answered)('answers $name by its schema', async ({ name, endpoint }) => {
    const at = await testPlatform({ adapters });
    const response = await calls[name]?.(at);
    const text = (await response?.text()) ?? '';
    expect({ ok: response?.ok, text }).toEqual({ ok: true, text });
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    expect(v.safeParse(endpoint.response, body).issues).toBeUndefined();
  });
});

describe('what the platform does not answer yet', () => {
  it('is known', () => {
    const list = unansweredEndpoints.map((name) => `  ${name}`).join('\n');
    console.log(
      `The platform does not answer ${unansweredEndpoints.length} of ${allEndpoints.length} calls yet:\n${list}`,
    );
    expect(answered.length + unanswered.length).toBe(allEndpoints.length);
  });

  it.each(unanswered)('answers 501 to $name', async ({ endpoint }) => {
    const at = await testPlatform();
    const response = await at.call(endpoint, {
      params: anyParams,
      ...(endpoint.method === 'POST' ? { body: {} } : {}),
    });
    expect(response.status).toBe(501);
    expect(v.parse(failure, await response.json()).error).not.toBe('');
  });
});

describe('calls without a session', () => {
  const open = /^(auth\.|account\.(register|forgotPassword|resetPassword)$)/;
  it.each(allEndpoints.filter(({ name }) => !open.test(name)))(
    'are refused by $name',
    async ({ endpoint }) => {
      const at = await testPlatform();
      at.sessions.hold(null);
      const response = await at.call(endpoint, { params: anyParams });
      expect(response.status).toBe(401);
    },
  );
});
