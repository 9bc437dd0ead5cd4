import { consultationLengths, formats } from '#domain/consultation/schema.ts';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { LinesField } from '#components/forms/LinesField/LinesField.tsx';
import { RichTextField } from '#components/forms/RichTextField/RichTextField.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { EditorTags } from '#features/kits/editor/EditorKit/EditorTags.tsx';
import { optionsWith } from '#features/kits/media/MediaForm/optionsWith.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { formatName } from '../names.ts';
import * as S from './ConsultationEditor.styles.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';

const { EditorField, useField } = editorFields(consultationEditor);

/** Fields of this page, in their order. */
export const mainFields = [
  'name',
  'description',
  'format',
  'durationMin',
  'link',
  'address',
  'tags',
  'questions',
  'cancellationPolicy',
];

/** Most questions to a client, and the length of one. */
const maxQuestions = 5;
const maxQuestion = 300;

/** What a consultation is: its description, how and where it is held, what is asked before it. */
export function MainForm() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  return (
    <S.Form>
      <EditorField name="description">
        {(field) => (
          <RichTextField
            {...field}
            label={labels.description}
            placeholder={t.descriptionHint}
            max={3000}
            formSteps
          />
        )}
      </EditorField>
      <S.Pair>
        <EditorField name="format">
          {(field) => (
            <SegmentedField
              {...field}
              label={labels.format}
              options={optionsWith(formats, field.value, (format) => formatName(format, language))}
            />
          )}
        </EditorField>
        <EditorField name="durationMin">
          {({ value, onChange, error }) => (
            <SelectField
              label={labels.durationMin}
              value={String(value)}
              onChange={(minutes) => onChange(Number(minutes))}
              error={error}
              options={optionsWith(consultationLengths.map(String), String(value), (minutes) =>
                formatLength(Number(minutes), language),
              )}
            />
          )}
        </EditorField>
      </S.Pair>
      <Place />
      <EditorField name="tags">{(field) => <EditorTags {...field} label={labels.tags} />}</EditorField>
      <EditorField name="questions">
        {(field) => (
          <LinesField
            {...field}
            label={labels.questions}
            hint={t.questionsHint}
            addLabel={t.questionsAdd}
            max={maxQuestions}
            maxLength={maxQuestion}
          />
        )}
      </EditorField>
      <EditorField name="cancellationPolicy">
        {(field) => (
          <TextArea
            {...field}
            label={labels.cancellationPolicy}
            placeholder={t.policyHint}
            rows={2}
            max={500}
          />
        )}
      </EditorField>
    </S.Form>
  );
}

/** A link for what is held online, an address for what is not. What was written for another format stays. */
function Place() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const { value: format } = useField('format');
  if (format === 'phone') return null;
  if (format === 'office') {
    return (
      <EditorField name="address">
        {(field) => <TextField {...field} label={labels.address} placeholder={t.addressHint} max={300} />}
      </EditorField>
    );
  }
  return (
    <EditorField name="link">
      {(field) => (
        <TextField {...field} type="url" label={labels.link} hint={t.linkHint} placeholder="https://" />
      )}
    </EditorField>
  );
}
