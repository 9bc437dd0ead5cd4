// Requests that nobody would write, made from the document of the calls: `FUZZ=20000` asks for more of them, `FUZZ_SEED` for others.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { allEndpoints } from '#api/endpoints.ts';
import { failure } from '#domain/wire.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { shapeOf, valueOf } from '../support/values.ts';

const requests = Number(process.env['FUZZ'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const ids = fc.constantFrom(
  'lecture-golos',
  'course-son',
  'unknown-id',
  'course',
  '%00',
  'я',
  '..',
  'a'.repeat(3000),
);

const request = fc.constantFrom(...allEndpoints).chain(({ name, endpoint }) => {
  const shape = shapeOf(endpoint, ['requestBody']);
  if (endpoint.body === 'json' && shape === undefined) throw new Error(`The document has no body of ${name}`);
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, ids]);
  return fc.record({
    name: fc.constant(name),
    endpoint: fc.constant(endpoint),
    params: fc.record(Object.fromEntries(names) as Record<string, fc.Arbitrary<string>>),
    body: endpoint.body === 'none' ? fc.constant(undefined) : valueOf(shape),
  });
});

it(
  'whatever is asked for, nothing breaks, and each answer is of its form',
  { timeout: 3_600_000 },
  async () => {
    const platform = await testPlatform();
    const answered = new Set<string>();
    let slowest = { ms: 0, name: '' };
    const property = fc.asyncProperty(request, async ({ name, endpoint, params, body }) => {
      platform.sessions.hold(demoAccount.id);
      const begun = performance.now();
      const answer = await platform.call(endpoint, { params, body });
      const text = await answer.text();
      const ms = Math.round(performance.now() - begun);
      if (ms > slowest.ms) slowest = { ms, name };
      const told: unknown = text === '' ? undefined : JSON.parse(text);
      if (answer.ok) answered.add(name);
      const shape = answer.ok ? endpoint.response : failure;
      const issues = v.safeParse(shape, told).issues?.map(({ message }) => message);
      // Uploads that are begun by the ten thousand come to the end of the author's room, and are told so.
      const isBroken = answer.status >= 500 && answer.status !== 507;
      expect({ name, broken: isBroken, issues }).toEqual({
        name,
        broken: false,
        issues: undefined,
      });
    });
    await fc.assert(property, { numRuns: requests, seed, endOnFailure: true });
    // Told and not tested: a busy machine makes anything slow.
    console.log(`${requests} requests, the slowest took ${slowest.ms} ms: ${slowest.name}`);
    // Some get through, or the form of what is refused would be all that was looked at.
    expect(answered.size).toBeGreaterThan(5);
  },
);
