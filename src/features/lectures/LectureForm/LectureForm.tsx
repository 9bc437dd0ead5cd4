import { levels, maxDescription } from '#api/content/schema.ts';
import { lectureEditor } from '#atoms/lectures/editor.ts';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { editorFields } from '#features/widgets/EditorKit/editorFields.tsx';
import { EditorTags } from '#features/widgets/EditorKit/EditorTags.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName, workLanguages } from '#lib/languages.ts';
import * as S from './LectureForm.styles.ts';
import { levelName } from './levelName.ts';
import { messages } from './messages.ts';

const { EditorField } = editorFields(lectureEditor);

/** What an author writes about a lecture beside its title. Values that the console does not know stay as they came. */
export function LectureForm() {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <S.Root>
      <EditorField name="description">
        {(field) => (
          <TextArea
            {...field}
            label={t.description}
            placeholder={t.descriptionHint}
            rows={5}
            max={maxDescription}
          />
        )}
      </EditorField>
      <S.Pair>
        <EditorField name="tags">{(field) => <EditorTags {...field} label={t.tags} />}</EditorField>
        <EditorField name="level">
          {(field) => (
            <SegmentedField
              {...field}
              label={t.level}
              options={options(levels, field.value, (level) => levelName(level, language))}
            />
          )}
        </EditorField>
      </S.Pair>
      <S.Pair>
        <EditorField name="language">
          {(field) => (
            <SelectField
              {...field}
              label={t.language}
              placeholder={t.languagePlaceholder}
              options={options(workLanguages, field.value, languageName)}
            />
          )}
        </EditorField>
        <S.Preview>
          <EditorField name="isPreview">
            {({ value, onChange }) => (
              <Switch label={t.preview} hint={t.previewHint} checked={value} onChange={onChange} />
            )}
          </EditorField>
        </S.Preview>
      </S.Pair>
    </S.Root>
  );
}

/** The options, and the present value when it is none of them: a choice that is not known must not be lost. */
function options(known: readonly string[], value: string | null, labelOf: (value: string) => string) {
  const all = value === null || known.includes(value) ? known : [...known, value];
  return all.map((one) => ({ value: one, label: labelOf(one) }));
}
