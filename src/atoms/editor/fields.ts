import type { Problems } from '#domain/plain-problems.ts';

/** The names of fields. */
export type FieldName<Fields> = Extract<keyof Fields, string>;

/**
 * Whether two values of a field are equal; the order of lists counts, the order of object keys does not. Shared parts are not compared, so the cost
 * depends on the changed part only.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, at) => sameValue(value, other[at]))
    );
  const [mine, theirs] = [definedEntries(one), new Map(definedEntries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([name, value]) => theirs.has(name) && sameValue(value, theirs.get(name)))
  );
}

const definedEntries = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, of]) => of !== undefined);

/** Whether an object has its own field of this name. */
export const has = (fields: object, name: string): boolean => Object.hasOwn(fields, name);

/** The fields of `mine` that differ from `theirs`, in the order of `theirs`. */
export function changedFields<Fields extends object>(
  mine: Partial<Fields>,
  theirs: Fields,
): FieldName<Fields>[] {
  const changed: FieldName<Fields>[] = [];
  for (const name in theirs) if (has(mine, name) && !sameValue(mine[name], theirs[name])) changed.push(name);
  return changed;
}

/** A field whose values in the draft and on the platform differ. */
export interface Difference<Fields> {
  field: FieldName<Fields>;
  /** The platform's value at the first edit; undefined if unknown. */
  base: Fields[FieldName<Fields>] | undefined;
  mine: Fields[FieldName<Fields>];
  theirs: Fields[FieldName<Fields>];
  /** It was changed on both sides: «Менялось в обеих». */
  both: boolean;
}

/** Compares a draft with the platform's copy, field by field. */
export function differencesOf<Fields extends object>(
  { fields, base }: { fields: Partial<Fields>; base: Partial<Fields> },
  theirs: Fields,
): Difference<Fields>[] {
  const mine: Fields = { ...theirs, ...fields };
  return changedFields<Fields>(fields, theirs).map((field) => ({
    field,
    base: base[field],
    mine: mine[field],
    theirs: theirs[field],
    both: has(base, field) && !sameValue(base[field], theirs[field]),
  }));
}

/** The problem of a field, or of something within it: for `learnings` also that of `learnings.2`. */
export const problemOf = (problems: Problems, field: string): string | undefined =>
  problems[field] ?? Object.entries(problems).find(([path]) => path.startsWith(`${field}.`))?.[1];
