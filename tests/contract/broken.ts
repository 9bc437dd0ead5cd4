import * as v from 'valibot';
import type { Schema } from '#domain/wire.ts';

/** The fields of a body's schema by name; none where it takes anything. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  if ('wrapped' in schema) return fieldsOf(schema.wrapped as Schema);
  if ('options' in schema && Array.isArray(schema.options)) {
    const parts: Record<string, Schema>[] = schema.options.map((part: Schema) => fieldsOf(part));
    return Object.assign({}, ...parts) as Record<string, Schema>;
  }
  return 'entries' in schema ? (schema.entries as Record<string, Schema>) : {};
}

const candidates: unknown[] = [{ wrong: true }, 'x'.repeat(6000), -1.5, [[]], true, null];

/** A value that a field refuses, or undefined where it takes anything. */
function wrongValue(field: Schema): unknown {
  return candidates.find((value) => !v.safeParse(field, value).success);
}

/** Bodies that break the schema in one field each: a value that it refuses, or the absence of what it needs. */
export function brokenBodies(schema: Schema, good: object): { field: string; how: string; body: object }[] {
  return Object.entries(fieldsOf(schema)).flatMap(([field, rule]) => {
    const wrong = wrongValue(rule);
    const { [field]: _left, ...rest } = good as Record<string, unknown>;
    const needed = !v.safeParse(rule, undefined).success;
    return [
      ...(wrong === undefined ? [] : [{ field, how: 'wrong', body: { ...good, [field]: wrong } }]),
      ...(needed ? [{ field, how: 'absent', body: rest }] : []),
    ];
  });
}
