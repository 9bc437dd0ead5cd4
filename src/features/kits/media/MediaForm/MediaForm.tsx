import type { ReactNode } from 'react';
import { levels, maxDescription } from '#domain/content/schema.ts';
import type { LectureFields } from '#domain/lecture/fields.ts';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { RichTextField } from '#components/forms/RichTextField/RichTextField.tsx';
import { FieldOf, type FieldEditor } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { EditorTags } from '#features/kits/editor/EditorKit/EditorTags.tsx';
import { levelName } from '#features/kits/program/levelName.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName, workLanguages } from '#lib/text/languages.ts';
import * as S from './MediaForm.styles.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import { optionsWith } from './optionsWith.ts';

interface MediaFormProps {
  /** An editor of lectures, or of what has all that a lecture has. */
  editor: FieldEditor<LectureFields>;
  /** The kind-specific parts. */
  texts: { descriptionHint: string; previewHint: string };
  /** Fields of the kind's own, after the description. */
  children?: ReactNode;
}

/** The fields of a recording, without its title. Unknown values are kept. */
export function MediaForm({ editor, texts, children }: MediaFormProps) {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  return (
    <S.Root>
      <FieldOf editor={editor} name="description">
        {(field) => (
          <RichTextField
            {...field}
            label={labels.description}
            placeholder={texts.descriptionHint}
            max={maxDescription}
            formSteps
          />
        )}
      </FieldOf>
      {children}
      <S.Pair>
        <FieldOf editor={editor} name="tags">
          {(field) => <EditorTags {...field} label={labels.tags} />}
        </FieldOf>
        <FieldOf editor={editor} name="level">
          {(field) => (
            <SegmentedField
              {...field}
              label={labels.level}
              options={optionsWith(levels, field.value, (level) => levelName(level, language))}
            />
          )}
        </FieldOf>
      </S.Pair>
      <S.Pair>
        <FieldOf editor={editor} name="language">
          {(field) => (
            <SelectField
              {...field}
              label={labels.language}
              placeholder={t.languagePlaceholder}
              options={optionsWith(workLanguages, field.value, languageName)}
            />
          )}
        </FieldOf>
        <S.Preview>
          <FieldOf editor={editor} name="isPreview">
            {({ value, onChange }) => (
              <Switch label={labels.isPreview} hint={texts.previewHint} checked={value} onChange={onChange} />
            )}
          </FieldOf>
        </S.Preview>
      </S.Pair>
    </S.Root>
  );
}
