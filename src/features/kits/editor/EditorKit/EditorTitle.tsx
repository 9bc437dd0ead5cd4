import { useAtomValue, useSetAtom } from 'jotai';
import { TitleField } from '#components/forms/TitleField/TitleField.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import type { EditorTexts, NamedEditor } from './kind.ts';
import { useEditorKey } from './place.ts';

interface EditorTitleProps {
  editor: NamedEditor;
  texts: EditorTexts;
}

/** The title as a line of type. The browser's tab follows it. */
export function EditorTitle({ editor, texts }: EditorTitleProps) {
  const key = useEditorKey();
  const name = useAtomValue(editor.fieldAtom(key, 'name'));
  const error = useAtomValue(editor.problemAtom(key, 'name'));
  const edit = useSetAtom(editor.editAtom);
  useTitle(name.trim() || (key === 'new' ? texts.fresh : null), texts.section);
  return (
    <TitleField
      data-field="name"
      data-start={key === 'new' && name === '' ? '' : undefined}
      label={texts.name}
      placeholder={texts.name}
      value={name}
      onChange={(next) => edit({ key, patch: { name: next } })}
      max={120}
      softMax={60}
      error={error}
    />
  );
}
