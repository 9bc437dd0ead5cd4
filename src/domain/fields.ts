import * as v from 'valibot';

/**
 * How a field is shown in the comparison of two versions. `own` has words that only its kind knows; `file` is a text with its own syntax, to which
 * typography does not apply.
 */
export type Look =
  | 'prose'
  | 'file'
  | 'rich'
  | 'word'
  | 'lines'
  | 'list'
  | 'flag'
  | 'tags'
  | 'picture'
  | 'stream'
  | 'price'
  | 'own';

/** The platform's copy that holds a field: the entity, its publication, or neither, if it has calls of its own. */
type Source = 'item' | 'publication' | 'none';

/** The type-level part of a field. */
export interface Spec {
  value: unknown;
  source: Source;
  /** A field that is shown in the row of another one names it. */
  look: Look | { beside: string };
}

/** All that is known of one field except its label. */
interface Field<S extends Spec> {
  /** Restores it from a draft on the device. */
  schema: v.GenericSchema<S['value']>;
  /** The value of a new entity. */
  empty: S['value'];
  /** The value if the platform sends none. */
  absent: S['value'];
  source: S['source'];
  look: S['look'];
  /** The value on the wire. */
  send: (value: unknown) => unknown;
}

/** The fields that an author edits. */
export type Specs = Record<string, Spec>;

/** Fields by their names, in the order of the form. */
export type Descriptors<T extends Specs> = { [Name in keyof T]: Field<T[Name]> };

/** The values of these fields. */
export type ValuesOf<T extends Specs> = { [Name in keyof T]: T[Name]['value'] };

/** Accepts every value if a field can be read from its copy by its name, and shown where it says; else no value fits. */
type Readable<S extends Spec, Name, Names, Item, Publication> = (S['look'] extends { beside: infer Host }
  ? Host extends Names
    ? unknown
    : never
  : unknown) &
  (S['source'] extends 'none'
    ? unknown
    : Name extends keyof (S['source'] extends 'item' ? Item : Publication)
      ? (S['source'] extends 'item' ? Item : Publication)[Name] extends S['value'] | null | undefined
        ? unknown
        : never
      : never);

type Checked<T extends Specs, Item, Publication> = {
  [Name in keyof T]: Readable<T[Name], Name, keyof T, Item, Publication>;
};

/** What follows from the descriptors of a kind's fields. An editor takes it as part of its configuration. */
interface FormOf<T extends Specs, Item, Publication> {
  fields: Descriptors<T>;
  /** The fields of a new entity, in the order of the form. */
  empty: ValuesOf<T>;
  /** Parses the fields of a stored draft. Unknown ones are dropped. */
  kept: v.GenericSchema<unknown, Partial<ValuesOf<T>>>;
  /** The fields from the platform's copies. */
  fieldsOf: (item: Item, publication: Publication | null) => ValuesOf<T>;
  /** The entity's fields on the wire; those of other copies are left out, unknown ones pass unchanged. */
  bodyOf: (fields: object) => Record<string, unknown>;
}

/** The fields of a form. */
export type FieldsOf<Form extends { empty: unknown }> = Form['empty'];

/** The names of fields, in the order of the form. */
export function namesOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const names: Extract<keyof Fields, string>[] = [];
  for (const name in fields) names.push(name);
  return names;
}

/** An object with a value for each of the names. */
export function fromNames<Values extends object>(
  names: readonly Extract<keyof Values, string>[],
  valueOf: <Name extends Extract<keyof Values, string>>(name: Name) => Values[Name],
): Values {
  const isWhole = (some: Partial<Values>): some is Values => names.every((name) => Object.hasOwn(some, name));
  const values: Partial<Values> = {};
  for (const name of names) values[name] = valueOf(name);
  if (!isWhole(values)) throw new Error('A name has no value');
  return values;
}

const own = (of: object | null, name: string): unknown => (of === null ? undefined : Reflect.get(of, name));

/**
 * Declares the fields of a kind once. The type of the form's fields, the empty ones, the draft on the device, and the reading from and sending to the
 * platform all follow from it.
 */
export const defineFields =
  <Item extends object, Publication extends object = object>() =>
  <T extends Specs>(
    declared: Descriptors<T> & NoInfer<Checked<T, Item, Publication>>,
  ): FormOf<T, Item, Publication> => {
    const fields: Descriptors<T> = declared;
    const names = namesOf(fields);

    const kept = v.pipe(
      v.looseObject({}),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const values: Partial<ValuesOf<T>> = {};
        for (const name of names) {
          const value = own(dataset.value, name);
          if (value === undefined) continue;
          const { success, output } = v.safeParse(fields[name].schema, value);
          if (!success) {
            addIssue({ message: name });
            return NEVER;
          }
          values[name] = output;
        }
        return values;
      }),
    );

    const known = new Map<string, { source: Source; send: (value: unknown) => unknown }>(
      names.map((name) => [name, fields[name]]),
    );
    return {
      fields,
      empty: fromNames<ValuesOf<T>>(names, (name) => fields[name].empty),
      kept,
      fieldsOf: (item, publication) =>
        fromNames<ValuesOf<T>>(names, (name) => {
          const { schema, source, absent, empty } = fields[name];
          if (source === 'none') return empty;
          const value = own(source === 'item' ? item : publication, name);
          return v.is(schema, value) ? value : absent;
        }),
      bodyOf: (some) =>
        Object.fromEntries(
          Object.entries(some).flatMap(([name, value]: [string, unknown]) => {
            const { source, send } = known.get(name) ?? { source: 'item', send: asItIs };
            return source === 'item' ? [[name, send(value)]] : [];
          }),
        ),
    };
  };

const asItIs = (value: unknown) => value;

type Of<Value, L extends Spec['look'], S extends Source = 'item'> = Field<{
  value: Value;
  source: S;
  look: L;
}>;

const field = <Value, L extends Spec['look']>(
  schema: v.GenericSchema<Value>,
  look: L,
  { empty, absent }: { empty: Value; absent: Value },
): Of<Value, L> => ({ schema, look, empty, absent, source: 'item', send: asItIs });

const string = v.string();
const stringOrNull = v.nullable(string);
const number = v.number();
const numberOrNull = v.nullable(number);

/** A text; empty if it was never written. */
export const text = <L extends Look>(look: L, empty = '') => field(string, look, { empty, absent: empty });

/** A text with headings, lists and links. */
export const richText = () => text('rich');

/** A choice, an id, or a moment in ISO; null if there is none. */
export const maybeText = <L extends Look>(look: L, empty: string | null = null) =>
  field(stringOrNull, look, { empty, absent: null });

/** A number. */
export const count = <L extends Look>(look: L, empty = 0) => field(number, look, { empty, absent: empty });

/** A number; null if there is none. */
export const maybeCount = <L extends Look>(look: L, empty: number | null = null) =>
  field(numberOrNull, look, { empty, absent: null });

/** On or off. */
export const flag = () => field(v.boolean(), 'flag', { empty: false, absent: false });

/** A list of texts or ids. */
export const texts = <L extends Look>(look: L) => list(string, look);

/** A list of objects. */
export const list = <Item, L extends Look>(item: v.GenericSchema<Item>, look: L) =>
  field<Item[], L>(v.array(item), look, { empty: [], absent: [] });

/** A value with its own parser; `empty` also if the platform sends none. */
export const value = <Value, L extends Look>(schema: v.GenericSchema<Value>, look: L, empty: Value) =>
  field(schema, look, { empty, absent: empty });

/** A field whose value on the wire is given by `send`. */
export const sentAs = <S extends Spec>(send: (value: unknown) => unknown, of: Field<S>): Field<S> => ({
  ...of,
  send,
});

/** A field of the publication. */
export const published = <Value, L extends Spec['look']>(of: Of<Value, L>): Of<Value, L, 'publication'> => ({
  ...of,
  source: 'publication',
});

/** A field of no copy: it has calls of its own, and its kind reads it. */
export const apart = <Value, L extends Spec['look']>(of: Of<Value, L>): Of<Value, L, 'none'> => ({
  ...of,
  source: 'none',
});

/** A field that is shown in the row of another. */
export const beside = <const Host extends string, S extends Spec>(
  host: Host,
  of: Field<S>,
): Field<{ value: S['value']; source: S['source']; look: { beside: Host } }> => ({
  ...of,
  look: { beside: host },
});

/** The price and former price of a sold content, kopecks: null if none is set, 0 is free. Both are shown in one row. */
export const priceFields = {
  costKopecks: published(maybeCount('price')),
  oldCostKopecks: beside('costKopecks', published(maybeCount('word'))),
};
