import type { Getter } from 'jotai';
import type { Look } from '#domain/fields.ts';
import { namesOf } from '#domain/fields.ts';
import type { FieldName } from '#atoms/editor/fields.ts';
import type { CompareFields, FieldText } from '../EditorKit/kind.ts';

/** A text of what is edited, and the field that it is in. */
export interface EditorText<Fields> extends FieldText {
  field: FieldName<Fields>;
}

/** Looks of fields that are prose as a whole, or line by line; a word, an address or a file is none. */
const proseLooks: readonly (Look | undefined)[] = ['prose', 'rich'];
const listLooks: readonly (Look | undefined)[] = ['lines', 'list'];

/** Where the texts of an editor are. */
export interface TextsOf<Fields> {
  compare: CompareFields<Fields>;
  fields: Fields;
  get: Getter;
  /** The key of the draft. */
  key: string;
}

const linesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** All prose that an editor holds, in the order of its form. */
export function fieldTexts<Fields extends object>(of: TextsOf<Fields>): EditorText<Fields>[] {
  const { compare, fields, get, key } = of;
  return namesOf(compare).flatMap((field: FieldName<Fields>): EditorText<Fields>[] => {
    const told = compare[field];
    if (typeof told !== 'object') return [];
    const { label, look, texts } = told;
    const value: unknown = fields[field];
    if (texts !== undefined) return texts.of(fields, get, key).map((text) => ({ ...text, field }));
    if (proseLooks.includes(look))
      return [{ field, id: '', label, text: String(value), isRich: look === 'rich' }];
    if (listLooks.includes(look))
      return linesOf(value).map((text, at) => ({ field, id: String(at), label, text }));
    return [];
  });
}

/**
 * The fields that change with these texts. What is no more as it was seen stays as it is: a text that arrived meanwhile was never shown.
 */
export function fieldsWith<Fields extends object>(
  of: TextsOf<Fields>,
  changed: readonly { seen: EditorText<Fields>; after: string }[],
): Partial<Fields> {
  const { compare, fields, get, key } = of;
  const now = new Map(fieldTexts(of).map((text) => [`${text.field}/${text.id}`, text.text]));
  const patch: Partial<Fields> = {};
  for (const field of new Set(changed.map(({ seen }) => seen.field))) {
    const own = changed.filter(
      ({ seen }) => seen.field === field && now.get(`${field}/${seen.id}`) === seen.text,
    );
    const texts = new Map(own.map(({ seen, after }) => [seen.id, after]));
    if (texts.size === 0) continue;
    const told = compare[field];
    if (typeof told === 'object' && told.texts !== undefined)
      Object.assign(patch, told.texts.put(fields, texts, get, key));
    else if (texts.has('')) Object.assign(patch, { [field]: texts.get('') });
    else
      Object.assign(patch, {
        [field]: linesOf(fields[field]).map((line, at) => texts.get(String(at)) ?? line),
      });
  }
  return patch;
}
