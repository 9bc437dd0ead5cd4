import type { Atom, Getter, WritableAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Closed } from '#domain/content/readiness.ts';
import type { Copies } from '#atoms/copy/copy.ts';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import type { FieldName } from '#atoms/editor/fields.ts';
import type { Look } from '#domain/fields.ts';
import type { CompareValue } from '../CompareVersions/SideValue.tsx';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Fields of anything that has a title. */
export interface NamedFields {
  name: string;
}

/** An editor of any kind as far as its title goes. */
export interface NamedEditor {
  fieldAtom: (key: string, name: 'name') => Atom<string>;
  problemAtom: (key: string, name: 'name') => Atom<string | undefined>;
  editAtom: WritableAtom<null, [{ key: string; patch: Partial<NamedFields> }], void>;
}

/** What a screen says in the words of its kind. */
export interface EditorTexts {
  /** The section that it belongs to: «Лекции». */
  section: string;
  /** One that is not there yet: «Новая лекция». */
  fresh: string;
  /** Name of the title's field: «Название лекции». */
  name: string;
  /** Name of the menu: «Ещё действия с лекцией». */
  more: string;
  /** The rail beside the form, and the sheet that holds it on a phone. */
  rail: string;
  sheet: string;
  /** What its checklist is called; «Готовность» by default. */
  readiness?: string;
  loading: string;
  notFoundTitle: string;
  notFoundText: string;
  toList: string;
  failedTitle: string;
  /** The platform's copy changed meanwhile; `when` is «в 11:40» or «вчера, 23:10». */
  changed: (when: string) => string;
}

/** Where two versions of a field differ, when it holds many things: a row of its own. */
export interface ComparePart {
  id: string;
  label: string;
  platform: CompareValue;
  device: CompareValue;
}

/** A text within a field that holds many things, such as a question of a quiz. */
export interface FieldText {
  /** Names it within its field. */
  id: string;
  label: string;
  text: string;
  /** It has looks and links. */
  isRich?: boolean;
}

/** A field in the comparison of two versions. */
export interface CompareField<Fields> {
  label: string;
  look?: Look;
  /** What it holds, in words. `get` reads what the words need beside it: names by id. */
  value: (fields: Fields, get: Getter) => CompareValue;
  /** Where it is compared in parts, each chosen for itself. */
  parts?: {
    /** The parts that differ; null where two versions differ in more than can be told in parts. `key` is that of the draft. */
    of: (versions: { platform: Fields; device: Fields }, get: Getter, key: string) => ComparePart[] | null;
    /** The device's version with these parts of the platform's. */
    put: (versions: { platform: Fields; device: Fields }, ids: readonly string[]) => Partial<Fields>;
  };
  /** Where it holds things that have texts: these, and the field with some of them changed. `key` is that of the draft. */
  texts?: {
    of: (fields: Fields, get: Getter, key: string) => FieldText[];
    put: (fields: Fields, changed: ReadonlyMap<string, string>, get: Getter, key: string) => Partial<Fields>;
  };
}

/** Every field in the order of the comparison. One that is told in the row of another names it. */
export type CompareFields<Fields> = {
  [Name in keyof Fields]: CompareField<Fields> | FieldName<Fields>;
};

/** A line of the readiness list in words. */
export interface ReadinessLine {
  id: string;
  label: string;
  done: boolean;
  /** Whether it is done is still being read. */
  unread?: true | undefined;
  /** Asked by the moderator; the others are advice. */
  required: boolean;
  /** A figure at the end of the line: `38:02`, `271`. */
  note?: string;
  /** Nothing can make it done any more, and what is closed by that. */
  closed?: Closed | undefined;
  /** What to do about it, while it is not done. */
  action: string;
  /** Where that is done: the name of the field in the editor. */
  field: string;
}

/** All that makes the screen of one kind differ from another's, but for its title, its fields and what stands in its slots. */
export interface BareKind<Item extends Editable, Fields extends object> {
  editor: Editor<Item, Fields>;
  texts: Record<Language, EditorTexts>;
  /** Its list. */
  listHref: string;
  /** The address of one. */
  hrefOf: (id: string) => string;
  /** How one is copied, where that is offered. */
  copies?: Copies;
  /** How its fields are compared. */
  fields: (language: Language) => CompareFields<Fields>;
  /** What it needs before it can be published, by the key of its draft. */
  readiness?: (key: string) => Atom<ReadinessLine[]>;
  /** Whether nothing of it may be edited now, by the key of its draft. */
  readOnly?: (key: string) => Atom<boolean>;
  /** It as a client will see it, with what is not saved yet. */
  preview?: (props: PreviewProps) => ReactNode;
}

/** A kind whose title is a field of its own. */
export interface EditorKind<Item extends Editable, Fields extends NamedFields> extends BareKind<
  Item,
  Fields
> {
  editor: Editor<Item, Fields> & NamedEditor;
}
