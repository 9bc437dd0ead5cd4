import { useAtomValue, useSetAtom } from 'jotai';
import { marathonDateProblems, type MarathonDateField } from '#domain/marathon/rules.ts';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { fieldMessages } from '#features/kits/program/fieldMessages.ts';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Pair, Section, SectionTitle } from '#features/kits/program/sections.ts';
import { Countdown } from './Countdown.tsx';
import { messages } from './messages.ts';
import { MomentRow } from './MomentRow.tsx';
import { ShiftOffer } from './ShiftOffer.tsx';
import { useDates } from './useDates.ts';

const { EditorField } = editorFields(marathonEditor);

const cancelledAtom = marathonEditor.partAtom(({ item }) => item?.status === 'cancelled');

/**
 * When a marathon takes place: its zone, its enrolment, its start and its end. Their order is told while they are set, and
 * when the start moves, the other dates offer to go along.
 */
export function MarathonDates() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  const key = useEditorKey();
  const zone = useAtomValue(authorAtom)?.timezone;
  const cancelled = useEditorPart(cancelledAtom);
  const { dates, timeZone, zoneSet, moveStart, changeZone, shift } = useDates(key);
  const edit = useSetAtom(marathonEditor.editAtom);
  const wrong = marathonDateProblems(dates, language);

  const row = (name: Exclude<MarathonDateField, 'startsAt'>, usualTime: string, hint?: string) => (
    <EditorField name={name}>
      {({ value, error }) => (
        <MomentRow
          label={labels[name]}
          value={value}
          timeZone={timeZone}
          usualTime={usualTime}
          hint={hint}
          error={error ?? wrong[name]}
          disabled={cancelled}
          onChange={(iso) => edit({ key, patch: { [name]: iso } })}
        />
      )}
    </EditorField>
  );

  return (
    <Section aria-labelledby="dates">
      <SectionTitle id="dates">{t.title}</SectionTitle>
      <Countdown />
      <Pair>
        <EditorField name="startsAt">
          {({ value, error }) => (
            <MomentRow
              label={labels.startsAt}
              value={value === '' ? null : value}
              timeZone={timeZone}
              usualTime="09:00"
              error={error}
              disabled={cancelled}
              onChange={moveStart}
            />
          )}
        </EditorField>
        {row('endsAt', '23:00', t.endHint)}
      </Pair>
      {shift !== null && <ShiftOffer {...shift} />}
      <Pair>
        {row('enrollFrom', '10:00')}
        {row('enrollTo', '20:00', t.orderHint)}
      </Pair>
      <EditorField name="timezone">
        {({ error }) => (
          <TimeZoneField
            label={t.timezone}
            hint={t.timezoneHint}
            value={timeZone}
            recent={zone ? [zone] : []}
            at={dates.startsAt || undefined}
            error={zoneSet ? error : undefined}
            disabled={cancelled}
            onChange={changeZone}
          />
        )}
      </EditorField>
    </Section>
  );
}
