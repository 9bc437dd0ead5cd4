import type { Getter } from 'jotai';
import { streamAtom } from '#atoms/stream/streams.ts';
import {
  fromNames,
  namesOf,
  type Descriptors,
  type Look,
  type Spec,
  type Specs,
  type ValuesOf,
} from '#domain/fields.ts';
import { tracksOf, type Track } from '#domain/captions/tracks.ts';
import type { CompareValue } from '../CompareVersions/SideValue.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { CompareField, CompareFields } from './kind.ts';
import { onOrOff, picture, price, prose, richText, tagNames, word } from './values.ts';

/** The fields that have a row of their own: each has a label. */
type Labelled<T extends Specs> = {
  [Name in keyof T]: T[Name]['look'] extends Look ? Name : never;
}[keyof T] &
  string;

/** The fields that are told in words of their kind. */
type Own<T extends Specs> = { [Name in keyof T]: T[Name]['look'] extends 'own' ? Name : never }[keyof T] &
  string;

/** How a kind tells a field of its own: what it holds in words, and where it is compared in parts, these. */
type Told<Fields> = CompareField<Fields>['value'] | Omit<CompareField<Fields>, 'label' | 'look'>;

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const textOf = (value: unknown): string | null => (value === null ? null : String(value));
const kopecksOf = (fields: object, name: string): number | null => {
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'number' ? value : null;
};

/** Captions of a language under the name of their file. */
const trackText = ({ name, file }: Track) => (name === '' ? file : `${name}\n${file}`);

/** A media by its id: its name, once it is known. */
const streamName = (id: string | null, get: Getter) =>
  id === null ? null : (get(streamAtom(id)).item?.name ?? id);

/** How each look tells a value. */
const looks: Record<
  Exclude<Look, 'own' | 'price'>,
  (value: unknown, of: { label: string; language: Language; get: Getter }) => CompareValue
> = {
  prose: (value) => prose(String(value)),
  file: (value) => prose(tracksOf(String(value)).map(trackText).join('\n')),
  rich: (value) => richText(String(value)),
  word: (value) => word(textOf(value)),
  lines: (value) => prose(listOf(value).join('\n')),
  list: (value) => word(listOf(value).join(', ')),
  flag: (value, { language }) => onOrOff(value === true, language),
  tags: (value, { get }) => tagNames(listOf(value), get),
  picture: (value, { label }) => picture(textOf(value), label),
  stream: (value, { get }) => word(streamName(textOf(value), get)),
};

/**
 * How the fields of a kind are compared, in the order of the form: each as its descriptor says, by the label of its name. `own` tells
 * those that are told in words of the kind.
 */
export const compareFields =
  <T extends Specs>(
    fields: Descriptors<T>,
    labels: Record<Language, Record<Labelled<T>, string>>,
    own: (language: Language) => Record<Own<T>, Told<ValuesOf<T>>>,
  ) =>
  (language: Language): CompareFields<ValuesOf<T>> => {
    type Values = ValuesOf<T>;
    const names = namesOf(fields);
    const called: Partial<Record<string, string>> = labels[language];
    const told: Partial<Record<string, Told<Values>>> = own(language);

    const valueOf = (name: (typeof names)[number], look: Look, label: string): Told<Values> => {
      if (look === 'price')
        return (all) =>
          price(
            {
              costKopecks: kopecksOf(all, 'costKopecks'),
              oldCostKopecks: kopecksOf(all, 'oldCostKopecks'),
            },
            language,
          );
      const show = looks[look === 'own' ? 'word' : look];
      return told[name] ?? ((all, get) => show(all[name], { label, language, get }));
    };

    return fromNames<CompareFields<Values>>(names, (name) => {
      const look: Spec['look'] = fields[name].look;
      const host = typeof look === 'object' ? names.find((one) => one === look.beside) : undefined;
      if (host !== undefined || typeof look === 'object') return host ?? name;
      const label = called[name] ?? name;
      const value = valueOf(name, look, label);
      return typeof value === 'function' ? { label, look, value } : { ...value, look, label };
    });
  };
