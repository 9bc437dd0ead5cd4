// Values made from the document of the calls, right and hostile, for what is asked and for what is answered.
import * as fc from 'fast-check';
import * as v from 'valibot';
import type { Endpoint } from '#api/endpoint.ts';
import { openApi } from '#platform/openapi/openapi.ts';

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

/** What the document of the calls says of a part of a call that travels as JSON; undefined where it has none. */
export const shapeOf = ({ path, method }: Endpoint, part: readonly string[]): unknown =>
  at(document, [
    'paths',
    path.replaceAll(/:(\w+)/g, '{$1}'),
    method.toLowerCase(),
    ...part,
    'content',
    'application/json',
    'schema',
  ]);

/** Values that are of no use to anybody. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
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
export function valueOf(shape: unknown, depth = 0): fc.Arbitrary<unknown> {
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
