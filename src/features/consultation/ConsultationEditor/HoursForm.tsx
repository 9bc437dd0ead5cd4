import { useAtomValue, useSetAtom } from 'jotai';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { WeeklyScheduleField } from '#components/forms/WeeklyScheduleField/WeeklyScheduleField.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './ConsultationEditor.styles.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';

const { EditorField, useField } = editorFields(consultationEditor);

/** Fields of this page, in their order. */
export const hoursFields = [
  'isActive',
  'timezone',
  'weeklySchedule',
  'leadTimeHours',
  'bufferMin',
  'maxPerDay',
];

/** When clients may come. */
export function HoursForm() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  return (
    <S.Form>
      <S.Setting>
        <EditorField name="isActive">
          {({ value, onChange }) => (
            <Switch label={labels.isActive} hint={t.activeHint} checked={value} onChange={onChange} />
          )}
        </EditorField>
      </S.Setting>
      <Hours />
      <S.Figures>
        <EditorField name="leadTimeHours">
          {(field) => (
            <NumberField
              {...field}
              label={labels.leadTimeHours}
              min={0}
              max={168}
              unit={t.leadTimeUnit}
              stepper
            />
          )}
        </EditorField>
        <EditorField name="bufferMin">
          {(field) => (
            <NumberField
              {...field}
              label={labels.bufferMin}
              min={0}
              max={60}
              step={5}
              unit={t.bufferUnit}
              stepper
            />
          )}
        </EditorField>
        <EditorField name="maxPerDay">
          {(field) => (
            <NumberField
              {...field}
              label={labels.maxPerDay}
              hint={t.maxPerDayHint}
              min={1}
              max={96}
              stepper
            />
          )}
        </EditorField>
      </S.Figures>
    </S.Form>
  );
}

/** Hours are by a clock: until another is chosen it is the author's own, and it is saved with the first hours. */
function Hours() {
  const labels = useMessages(fieldMessages);
  const key = useEditorKey();
  const own = useAtomValue(authorAtom)?.timezone ?? 'Europe/Moscow';
  const edit = useSetAtom(consultationEditor.editAtom);
  const { value } = useField('timezone');
  const { value: hours } = useField('weeklySchedule');
  const timezone = value ?? own;
  // Hours without a clock are the platform's doing: then the field is empty, and says so.
  const shown = hours.length === 0 ? timezone : value;
  return (
    <>
      <EditorField name="timezone">
        {({ error, onChange }) => (
          <TimeZoneField
            label={labels.timezone}
            value={shown}
            recent={[own]}
            error={shown === value ? error : undefined}
            onChange={onChange}
          />
        )}
      </EditorField>
      <EditorField name="weeklySchedule">
        {({ value: week, error }) => (
          <WeeklyScheduleField
            value={week}
            label={labels.weeklySchedule}
            timeZone={timezone}
            error={error}
            onChange={(weeklySchedule) => edit({ key, patch: { weeklySchedule, timezone } })}
          />
        )}
      </EditorField>
    </>
  );
}
