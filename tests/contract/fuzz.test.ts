// Requests that nobody would write, made from the document of the calls: `FUZZ=20000` asks for more of them, `FUZZ_SEED` for others.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { allEndpoints } from '#api/endpoints.ts';
import { failure } from '#domain/wire.ts';
import { openApi } from '#platform/openapi/openapi.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { testPlatform } from '#platform/testing/platform.ts';

const requests = Number(process.env['FUZZ'] ?? 300);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const asked = v.looseObject({
  anyOf: v.optional(v.array(v.unknown())),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  type: v.optional(v.string()),
  $ref: v.optional(v.string()),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
});

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Object.entries(part).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );

const document: unknown = openApi();

/** Values that are of no use to anybody. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\uD800',
    '\0',
    'я'.repeat(100_000),
    '0000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-02-30T25:61:00Z',
    '__proto__',
    '%',
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    { constructor: { prototype: 1 } },
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

/** Values of a shape, most of them, with hostile ones anywhere within. */
function valueOf(shape: unknown, depth = 0): fc.Arbitrary<unknown> {
  const parsed = v.safeParse(asked, shape);
  if (!parsed.success || depth > 6) return hostile;
  const { anyOf, const: only, enum: some, items, properties, type, $ref } = parsed.output;
  const good = (): fc.Arbitrary<unknown> => {
    if ($ref !== undefined) return valueOf(at(document, $ref.split('/').slice(1)), depth + 1);
    if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => valueOf(one, depth + 1)));
    if (some !== undefined) return fc.constantFrom(...some);
    if (only !== undefined) return fc.constant(only);
    if (type === 'array') return fc.array(valueOf(items, depth + 1), { maxLength: 3 });
    if (properties !== undefined) {
      const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field, depth + 1)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      });
    }
    if (type === 'number' || type === 'integer')
      return fc.oneof(fc.integer(), fc.integer({ min: 0, max: 200 }));
    if (type === 'boolean') return fc.boolean();
    if (type === 'string')
      return fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.constant('course'),
      );
    return hostile;
  };
  return fc.oneof({ arbitrary: good(), weight: 9 }, { arbitrary: hostile, weight: 1 });
}

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
  const shape = at(document, [
    'paths',
    endpoint.path.replaceAll(/:(\w+)/g, '{$1}'),
    endpoint.method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  ]);
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
    const property = fc.asyncProperty(request, async ({ name, endpoint, params, body }) => {
      platform.sessions.hold(demoAccount.id);
      const answer = await platform.call(endpoint, { params, body });
      const text = await answer.text();
      const told: unknown = text === '' ? undefined : JSON.parse(text);
      if (answer.ok) answered.add(name);
      const shape = answer.ok ? endpoint.response : failure;
      const issues = v.safeParse(shape, told).issues?.map(({ message }) => message);
      expect({ name, broken: answer.status >= 500, issues }).toEqual({
        name,
        broken: false,
        issues: undefined,
      });
    });
    await fc.assert(property, { numRuns: requests, seed, endOnFailure: true });
    // Some get through, or the form of what is refused would be all that was looked at.
    expect(answered.size).toBeGreaterThan(5);
  },
);
