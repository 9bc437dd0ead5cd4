import { useAtomValue, useSetAtom, useStore, type Atom, type WritableAtom } from 'jotai';
import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldName } from '#atoms/editor/fields.ts';
import { subscriptionsOf, type SubscriptionsOfKind } from '#atoms/editor/fieldSubscriptions.ts';
import { useEditorKey } from './place.ts';

/** A field as its control takes it. */
export interface FieldView<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong with it, after a save that was refused. */
  error: string | undefined;
}

/** An editor as far as its fields go, or some of them: two kinds that share fields share the form of these. */
export interface FieldEditor<Fields extends object> {
  fieldsAtom: (key: string) => Atom<Fields>;
  subscriptions: SubscriptionsOfKind<Fields>;
  problemAtom: (key: string, name: FieldName<Fields>) => Atom<string | undefined>;
  editAtom: WritableAtom<null, [{ key: string; patch: Partial<Fields> }], void>;
}

/** One field as an edit. */
function patchOf<Fields extends object, Name extends FieldName<Fields>>(
  name: Name,
  value: Fields[Name],
): Partial<Fields> {
  const patch: Partial<Fields> = {};
  patch[name] = value;
  return patch;
}

function useEditorField<Fields extends object, Name extends FieldName<Fields>>(
  editor: FieldEditor<Fields>,
  name: Name,
): FieldView<Fields[Name]> {
  const key = useEditorKey();
  const edit = useSetAtom(editor.editAtom);
  const subscriptions = subscriptionsOf(editor.subscriptions, useStore(), editor.fieldsAtom(key));
  return {
    value: useSyncExternalStore(
      (listener) => subscriptions.subscribe(name, listener),
      () => subscriptions.read(name),
    ),
    onChange: (value) => edit({ key, patch: patchOf<Fields, Name>(name, value) }),
    error: useAtomValue(editor.problemAtom(key, name)),
  };
}

interface EditorFieldProps<Fields, Name extends FieldName<Fields>> {
  name: Name;
  /** Draws the control. */
  children: (field: FieldView<Fields[Name]>) => ReactNode;
}

interface FieldOfProps<Fields extends object, Name extends FieldName<Fields>> extends EditorFieldProps<
  Fields,
  Name
> {
  editor: FieldEditor<Fields>;
}

/** A place for one field of an editor that is given, for forms that several kinds share. */
export function FieldOf<Fields extends object, Name extends FieldName<Fields>>({
  editor,
  name,
  children,
}: FieldOfProps<Fields, Name>) {
  return <Place data-field={name}>{children(useEditorField(editor, name))}</Place>;
}

/**
 * The fields of one editor, typed by it. Whoever takes a field hears of no other: a keystroke renders that field, and not the
 * form that it stands in.
 */
export function editorFields<Fields extends object>(editor: FieldEditor<Fields>) {
  type Names = FieldName<Fields>;

  /** One field of what is edited here. */
  const useField = <Name extends Names>(name: Name): FieldView<Fields[Name]> => useEditorField(editor, name);

  /** A place in the form for one field, to which problems and the readiness list lead. */
  function EditorField<Name extends Names>({ name, children }: EditorFieldProps<Fields, Name>) {
    return (
      <FieldOf editor={editor} name={name}>
        {children}
      </FieldOf>
    );
  }

  return { useField, EditorField };
}

/**
 * What is out of sight is neither laid out nor painted with each key. The size is remembered once it was in sight; a focus
 * ring reaches over the edges.
 */
const Place = styled.div`
  min-width: 0;
  content-visibility: auto;
  contain-intrinsic-height: auto 64px;
  overflow-clip-margin: 8px;
`;
