import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/endpoint.ts';
import { allEndpoints } from '#api/endpoints.ts';
import { failure } from '#domain/wire.ts';
import { endpointOf, inOrder } from '#platform/mount.ts';
import { handlerOf } from '#platform/routes/table.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { secondAccount } from '#platform/scenarios/standard.ts';
import type { Sent, TestPlatform } from '#platform/testing/platform.ts';
import { brokenBodies } from './broken.ts';
import { calls } from './calls.ts';
import { hosts, openHost } from './hosts.ts';
import { furtherCalls, specifiedCalls } from './specification.ts';

const signature = (method: string, path: string) => `${method} ${path.replace(/:[A-Za-z]+/g, '{}')}`;
const paramsOf = (path: string) => [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');

/** Calls that need no session. */
const open = /^(auth\.|account\.(register|forgotPassword|resetPassword)$)/;

describe('the table of calls', () => {
  it('has every call of the specification, those that a platform may lack, and no other', () => {
    const rows = allEndpoints.map(({ endpoint }) => signature(endpoint.method, endpoint.path));
    expect(new Set(specifiedCalls).size).toBe(specifiedCalls.length);
    expect(rows.toSorted()).toEqual([...specifiedCalls, ...furtherCalls].toSorted());
  });

  it('leads every call to its own row, whatever stands beside it', () => {
    for (const { endpoint } of allEndpoints) {
      expect(endpointOf(endpoint.method, endpoint.path.replace(/:[A-Za-z]+/g, 'some-id'))).toBe(endpoint);
    }
    expect(endpointOf('POST', '/v1/author/nothing')).toBeNull();
    expect(inOrder).toHaveLength(allEndpoints.length);
  });

  it('has one route and one good call for every row', () => {
    expect(Object.keys(calls).toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
    expect(allEndpoints.filter(({ name }) => typeof handlerOf(name) !== 'function')).toEqual([]);
  });
});

/** What a refused call answered, for a message that names the case. */
async function refused(response: Response) {
  const body = v.safeParse(failure, await response.json().catch(() => null));
  return {
    status: response.status,
    told: body.success && body.output.error !== '',
    fields: body.success ? Object.keys(body.output.fields ?? {}) : [],
  };
}

interface Row {
  name: string;
  endpoint: Endpoint;
}

async function checkSession(at: TestPlatform, { name, endpoint }: Row, sent: Sent) {
  if (open.test(name)) return;
  at.sessions.hold(null);
  const { status, told } = await refused(await at.call(endpoint, sent));
  at.sessions.hold(demoAccount.id);
  expect({ case: 'no session', status, told }).toEqual({ case: 'no session', status: 401, told: true });
}

async function checkOthers(at: TestPlatform, { name, endpoint }: Row, sent: Sent) {
  if (paramsOf(endpoint.path).length === 0 || open.test(name)) return;
  at.sessions.hold(secondAccount.id);
  const { status, told } = await refused(await at.call(endpoint, sent));
  at.sessions.hold(demoAccount.id);
  expect({ case: 'of another author', status, told }).toEqual({
    case: 'of another author',
    status: 404,
    told: true,
  });
}

async function checkUnknown(at: TestPlatform, { endpoint }: Row, sent: Sent) {
  for (const param of paramsOf(endpoint.path)) {
    // A body that names the entity as well names the same one.
    const known = sent.params?.[param];
    const body =
      typeof sent.body === 'object' && sent.body !== null
        ? Object.fromEntries(
            Object.entries(sent.body).map(([key, value]) => [key, value === known ? 'unknown-id' : value]),
          )
        : sent.body;
    const params = { ...sent.params, [param]: 'unknown-id' };
    const { status, told } = await refused(await at.call(endpoint, { ...sent, params, body }));
    expect({ unknown: param, status, told }).toEqual({ unknown: param, status: 404, told: true });
  }
}

async function checkForeignPage(at: TestPlatform, { endpoint }: Row, sent: Sent) {
  if (endpoint.method === 'GET') return;
  const headers = { ...sent.headers, origin: 'https://elsewhere.example' };
  const { status } = await refused(await at.call(endpoint, { ...sent, headers }));
  expect({ case: 'from another site', status }).toEqual({ case: 'from another site', status: 403 });
}

async function checkBroken(at: TestPlatform, { endpoint }: Row, sent: Sent) {
  if (endpoint.body === 'bytes' || endpoint.body === 'form') {
    const { raw: _bytes, ...nothing } = sent;
    const { status, told, fields } = await refused(await at.call(endpoint, nothing));
    expect({ case: 'no file', status, told }).toEqual({ case: 'no file', status: 400, told: true });
    expect(fields).not.toEqual([]);
  }
  if (endpoint.body !== 'json') return;
  for (const { field, how, body } of brokenBodies(endpoint.request, sent.body ?? {})) {
    const { status, told, fields } = await refused(await at.call(endpoint, { ...sent, body }));
    const named = fields.some((name) => name === field || name.startsWith(`${field}.`));
    expect({ field, how, status, told, named }).toEqual({ field, how, status: 400, told: true, named: true });
  }
}

/** The platform with the row under test watched: everything that must be refused is tried before the good call is made. */
function watched(at: TestPlatform, row: Row): TestPlatform & { asked: () => number } {
  let asked = 0;
  return {
    ...at,
    asked: () => asked,
    async call(endpoint, sent = {}) {
      if (endpoint !== row.endpoint || asked > 0) return at.call(endpoint, sent);
      asked += 1;
      await checkSession(at, row, sent);
      await checkOthers(at, row, sent);
      await checkUnknown(at, row, sent);
      await checkForeignPage(at, row, sent);
      await checkBroken(at, row, sent);
      return at.call(endpoint, sent);
    },
  };
}

describe.each(hosts)('every call on %s', (host) => {
  it.each(allEndpoints)('$name answers by its schema and refuses what it must', async (row) => {
    const { name, endpoint } = row;
    const at = watched(await openHost(host), row);
    const response = await calls[name]?.(at);
    expect(at.asked()).toBe(1);
    const text = (await response?.text()) ?? '';
    expect({ ok: response?.ok, text }).toEqual({ ok: true, text });
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    expect(v.safeParse(endpoint.response, body).issues).toBeUndefined();
    if (!/list$/i.test(name)) return;
    const { list, count } = v.parse(v.looseObject({ list: v.array(v.unknown()), count: v.number() }), body);
    expect(count).toBeGreaterThanOrEqual(list.length);
    expect(list).not.toEqual([]);
  });
});

describe('what another author has', () => {
  const lists = allEndpoints.filter(({ name }) => /list$/i.test(name) && name !== 'country.list');
  const ids = v.looseObject({ list: v.array(v.looseObject({ id: v.string() })) });

  it.each(lists)('is in no list of $name', async ({ endpoint }) => {
    const at = await openHost('in process');
    const read = async () =>
      v.parse(ids, await at.ask(endpoint, { body: { limit: 100 } })).list.map(({ id }) => id);
    const own = await read();
    at.sessions.hold(secondAccount.id);
    const others = new Set(await read());
    expect(own).not.toEqual([]);
    expect(own.filter((id) => others.has(id))).toEqual([]);
  });
});
