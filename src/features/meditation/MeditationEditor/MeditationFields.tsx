import { goals, voices } from '#domain/meditation/schema.ts';
import { meditationEditor } from '#atoms/meditation/editor.ts';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { Pair } from '#features/kits/media/MediaForm/MediaForm.styles.ts';
import { optionsWith } from '#features/kits/media/MediaForm/optionsWith.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { goalName, voiceName } from '../names.ts';
import * as S from './MeditationEditor.styles.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';

const { EditorField, useField } = editorFields(meditationEditor);

/** Longest text of contraindications, characters. */
const maxContraindications = 500;

/** The fields of a meditation that a lecture lacks. Unknown values are kept. */
export function MeditationFields() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  return (
    <>
      <Pair>
        <EditorField name="goal">
          {(field) => (
            <SelectField
              {...field}
              label={labels.goal}
              placeholder={t.goalHint}
              options={optionsWith(goals, field.value, (goal) => goalName(goal, language))}
            />
          )}
        </EditorField>
        <EditorField name="voice">
          {(field) => (
            <SegmentedField
              {...field}
              label={labels.voice}
              options={optionsWith(voices, field.value, (voice) => voiceName(voice, language))}
            />
          )}
        </EditorField>
      </Pair>
      <S.Sound aria-label={t.sound}>
        <EditorField name="hasMusic">
          {({ value, onChange }) => <Switch label={labels.hasMusic} checked={value} onChange={onChange} />}
        </EditorField>
        <MusicRights />
        <EditorField name="hasEndingBell">
          {({ value, onChange }) => (
            <Switch label={labels.hasEndingBell} checked={value} onChange={onChange} />
          )}
        </EditorField>
      </S.Sound>
      <EditorField name="contraindications">
        {(field) => (
          <TextArea
            {...field}
            label={labels.contraindications}
            hint={t.contraindicationsHint}
            rows={2}
            max={maxContraindications}
          />
        )}
      </EditorField>
    </>
  );
}

/** Music asks for its rights; without it there is nothing to confirm. */
function MusicRights() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const { value: music } = useField('hasMusic');
  if (!music) return null;
  return (
    <EditorField name="musicRights">
      {({ value, onChange, error }) => (
        <Checkbox
          label={labels.musicRights}
          hint={t.musicRightsHint}
          checked={value}
          onChange={onChange}
          error={error}
        />
      )}
    </EditorField>
  );
}
