// Answers that no platform should give: valid ones with unexpected values, invalid, deep or huge ones, or none at all.
import * as fc from 'fast-check';
import type { Endpoint } from '#api/endpoint.ts';
import { hostile, shapeOf, valueOf } from '../../support/values.ts';

/** Replacements for a text that keep an answer valid. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\uD800',
    '\0',
    '\u202E',
    '0000-01-01T00:00:00.000Z',
    '-000001-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '2026-02-30T25:61:00Z',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'http://[',
    '%',
    '__proto__',
    'constructor',
    'Mars/Olympus',
    'a'.repeat(20_000),
    'ё '.repeat(10_000),
    '👩‍👩‍👧‍👦'.repeat(500),
  ),
  fc.string({ unit: 'binary' }),
);
const numbers = fc.constantFrom(
  -1,
  0,
  -0,
  0.5,
  1e-9,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  -2_208_988_800,
);

type Path = readonly (string | number)[];

/** Every place in a value, including the value itself. In a long list the first rows represent the others. */
function placesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const within = Array.isArray(value)
    ? value.slice(0, 5).flatMap((one: unknown, at) => placesOf(one, [...path, at]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => placesOf(one, [...path, name]))
      : [];
  return [{ path, value }, ...within];
}

/** The value with another one at a place; `undefined` removes what is there. */
function withAt(value: unknown, [head, ...rest]: Path, other: unknown): unknown {
  if (head === undefined) return other;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === head ? withAt(one, rest, other) : one));
  const fields = Object.entries(Object(value));
  return Object.fromEntries(
    fields.map(([name, one]) => [name, name === head ? withAt(one, rest, other) : one]),
  );
}

/** Replacements that keep an answer valid in most cases. */
function likeOf(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return texts;
  if (typeof value === 'number') return numbers;
  if (typeof value === 'boolean') return fc.constant(!value);
  // The same rows many times, or none.
  if (Array.isArray(value))
    return fc.constantFrom(
      [],
      value.flatMap((one: unknown) => Array(60).fill(one)),
    );
  return fc.constant(null);
}

/** The true answer with one to three changed values. */
function changed(truth: unknown, other: (value: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc
    .constantFrom(...placesOf(truth))
    .chain(({ path, value }) => other(value).map((instead) => ({ path, instead })));
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((value, { path, instead }) => withAt(value, path, instead), truth));
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Bodies for an answer to a call whose true answer is known. */
export function hostileAnswer(endpoint: Endpoint, truth: unknown): fc.Arbitrary<string> {
  const whole = JSON.stringify(truth);
  const json = (value: unknown) => JSON.stringify(value) ?? '';
  const shape = shapeOf(endpoint, ['responses', '2XX']);
  return fc.oneof(
    { arbitrary: changed(truth, likeOf).map(json), weight: 10 },
    { arbitrary: changed(truth, () => fc.oneof(hostile, fc.constant(undefined))).map(json), weight: 4 },
    { arbitrary: valueOf(shape).map(json), weight: 3 },
    { arbitrary: fc.nat({ max: whole.length }).map((end) => whole.slice(0, end)), weight: 1 },
    { arbitrary: fc.constantFrom('', 'null', '[]', '{}', '0', '"да"', deep, `{"list":${deep}}`), weight: 1 },
  );
}

const statuses = [400, 402, 403, 404, 405, 409, 410, 412, 413, 418, 422, 423, 428, 429, 500, 502, 503, 599];
const latest = 'Wed, 21 Oct 2099 07:28:00 GMT';

/** Texts of a refusal, for people and for the mapping of errors. */
const failures = fc.record(
  {
    error: texts,
    fields: fc.dictionary(fc.oneof(texts, fc.constantFrom('name', 'questions.0.text')), texts),
  },
  { requiredKeys: ['error'] },
);

/** A refusal instead of an answer. */
interface Refusal {
  status: number;
  /** A `Retry-After` header. */
  after: string;
  body: string;
}

/** Refusals that no platform should give. None ends the session, because all other screens would be lost with it. */
export const hostileRefusal: fc.Arbitrary<Refusal> = fc.record({
  status: fc.constantFrom(...statuses),
  after: fc.constantFrom('', '0', '-1', '0.5', '1e9', '99999999999999', 'NaN', latest),
  body: fc.oneof(
    failures.map((failure) => JSON.stringify(failure)),
    fc.record({ error: hostile, fields: hostile }, { requiredKeys: [] }).map((body) => JSON.stringify(body)),
    fc.constantFrom('', 'null', '<html><body>502 Bad Gateway</body></html>', deep),
  ),
});
