import * as v from 'valibot';

/**
 * How a field is told where two versions are compared. `own` is told by its kind, in words that no other kind has; `file` is a text with a form
 * of its own, in which no rules of prose hold.
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

/** The copy of the platform that holds a field: the entity, its publication, or none, where it has calls of its own. */
type Source = 'item' | 'publication' | 'none';

/** What types know of a field. */
export interface Spec {
  value: unknown;
  source: Source;
  /** One that is told in the row of another field names it. */
  look: Look | { beside: string };
}

/** All that is known of one field beside its words. */
interface Field<S extends Spec> {
  /** What the device keeps of it in a draft. */
  schema: v.GenericSchema<S['value']>;
  /** Of an entity that is not there yet. */
  empty: S['value'];
  /** Where the platform says nothing of it. */
  absent: S['value'];
  source: S['source'];
  look: S['look'];
  /** The value as it travels. */
  send: (value: unknown) => unknown;
}

/** What an author edits, field by field. */
export type Specs = Record<string, Spec>;

/** Fields by their names, in the order of the form. */
export type Descriptors<T extends Specs> = { [Name in keyof T]: Field<T[Name]> };

/** The values of these fields. */
export type ValuesOf<T extends Specs> = { [Name in keyof T]: T[Name]['value'] };

/** Nothing where a field can be read from its copy by its name, and told where it says; else no value fits. */
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

/** What follows from the descriptors of a kind's fields: an editor takes it as a part of its configuration. */
interface FormOf<T extends Specs, Item, Publication> {
  fields: Descriptors<T>;
  /** Fields of one that is not there yet, in the order of the form. */
  empty: ValuesOf<T>;
  /** The fields of a draft as the device keeps them. What it does not know is left out. */
  kept: v.GenericSchema<unknown, Partial<ValuesOf<T>>>;
  /** The platform's copies as fields. */
  fieldsOf: (item: Item, publication: Publication | null) => ValuesOf<T>;
  /** Fields as they travel with the entity; what it does not hold is left out, what is not known here goes as it is. */
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

/** An object that has a value for each of the names. */
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
 * Declares the fields of a kind once. The type of the form's fields, the empty ones, the draft on the device, what is read from the
 * platform and what is sent to it all follow.
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

/** A text; what was never written is empty. */
export const text = <L extends Look>(look: L, empty = '') => field(string, look, { empty, absent: empty });

/** A text with headings, lists and links. */
export const richText = () => text('rich');

/** A choice, an id, or a moment in ISO; null while there is none. */
export const maybeText = <L extends Look>(look: L, empty: string | null = null) =>
  field(stringOrNull, look, { empty, absent: null });

/** A figure. */
export const count = <L extends Look>(look: L, empty = 0) => field(number, look, { empty, absent: empty });

/** A figure; null while there is none. */
export const maybeCount = <L extends Look>(look: L, empty: number | null = null) =>
  field(numberOrNull, look, { empty, absent: null });

/** On or off. */
export const flag = () => field(v.boolean(), 'flag', { empty: false, absent: false });

/** Texts or ids, one after another. */
export const texts = <L extends Look>(look: L) => list(string, look);

/** Things of a form of their own, one after another. */
export const list = <Item, L extends Look>(item: v.GenericSchema<Item>, look: L) =>
  field<Item[], L>(v.array(item), look, { empty: [], absent: [] });

/** A value of a form of its own; `empty` also where the platform says nothing. */
export const value = <Value, L extends Look>(schema: v.GenericSchema<Value>, look: L, empty: Value) =>
  field(schema, look, { empty, absent: empty });

/** A field that travels as `send` says. */
export const sentAs = <S extends Spec>(send: (value: unknown) => unknown, of: Field<S>): Field<S> => ({
  ...of,
  send,
});

/** A field that the publication holds. */
export const published = <Value, L extends Spec['look']>(of: Of<Value, L>): Of<Value, L, 'publication'> => ({
  ...of,
  source: 'publication',
});

/** A field that no copy holds: it has calls of its own, and its kind reads it. */
export const apart = <Value, L extends Spec['look']>(of: Of<Value, L>): Of<Value, L, 'none'> => ({
  ...of,
  source: 'none',
});

/** A field that is told in the row of another. */
export const beside = <const Host extends string, S extends Spec>(
  host: Host,
  of: Field<S>,
): Field<{ value: S['value']; source: S['source']; look: { beside: Host } }> => ({
  ...of,
  look: { beside: host },
});

/** The price of a content that is sold, kopecks: null while none is set, 0 when free. The two are told as one. */
export const priceFields = {
  costKopecks: published(maybeCount('price')),
  oldCostKopecks: beside('costKopecks', published(maybeCount('word'))),
};
