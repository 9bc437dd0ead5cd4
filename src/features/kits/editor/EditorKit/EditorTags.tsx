import { useAtomValue, useSetAtom } from 'jotai';
import { handled } from '#api/api-error.ts';
import { maxTags } from '#domain/content/schema.ts';
import { createTagAtom, tagsAtom } from '#atoms/tag/tags.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { TagField } from '#components/forms/TagField/TagField.tsx';
import type { FieldView } from './editorFields.tsx';

interface EditorTagsProps extends FieldView<string[]> {
  label: string;
}

/** The author's tags as a field: chosen, or made at once. A tag that is no more stays, under its id. */
export function EditorTags({ value, onChange, error, label }: EditorTagsProps) {
  const tags = useAtomValue(tagsAtom).item ?? [];
  const createTag = useSetAtom(createTagAtom);
  const showError = useSetAtom(showErrorAtom);
  const known = new Set(tags.map((tag) => tag.id));
  const strange = value.filter((id) => !known.has(id)).map((id) => ({ id, name: id }));

  const make = async (name: string): Promise<string | null> => {
    const result = await handled(createTag(name));
    if (result?.status === 'invalid') showError(Object.values(result.problems).join(' '));
    return result === undefined || result.status === 'invalid' ? null : (result.tag?.id ?? null);
  };

  return (
    <TagField
      label={label}
      value={value}
      options={[...tags, ...strange]}
      onChange={onChange}
      onCreate={make}
      max={maxTags}
      error={error}
    />
  );
}
