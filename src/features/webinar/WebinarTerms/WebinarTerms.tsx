import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { allows } from '#domain/publication/rules.ts';
import { registrationProblem } from '#domain/webinar/rules.ts';
import { webinarFieldTexts } from '#domain/webinar/texts.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { MomentField } from '#components/forms/MomentField/MomentField.tsx';
import { MoneyField } from '#components/forms/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { recordingOptions } from './recordingOptions.ts';

const { EditorField, useField } = editorFields(webinarEditor);

/** Most seats that can be counted. */
const maxSeats = 1_000_000;

/** On what terms a webinar is sold. What the status of its publication keeps as it is is shown and not changed. */
export function WebinarTerms() {
  const t = useMessages(messages);
  const status = useAtomValue(webinarEditor.publicationAtom(useEditorKey()))?.status;
  const locked = status !== undefined && !allows(status, 'editCost');
  const { value: access } = useField('recordingAccessDays');
  const language = useLanguage();
  return (
    <Root>
      {locked && (
        <Notice title={t.locked}>
          {status === 'pending' ? t.pending : status === 'archived' ? t.archived : t.unknown}
        </Notice>
      )}
      <Pair>
        <EditorField name="costKopecks">
          {(field) => <MoneyField {...field} label={t.ticket} hint={t.ticketHint} disabled={locked} />}
        </EditorField>
        <EditorField name="seatLimit">
          {(field) => (
            <NumberField
              {...field}
              label={t.seats}
              hint={t.seatsHint}
              min={1}
              max={maxSeats}
              stepper={false}
              disabled={locked}
            />
          )}
        </EditorField>
      </Pair>
      <EditorField name="visibility">
        {(field) => (
          <Choice
            {...field}
            label={t.visibility}
            options={[...new Set(['catalog', 'link', field.value])].map((value) => ({
              value,
              label: value === 'catalog' ? t.catalog : value === 'link' ? t.link : value,
              disabled: locked,
            }))}
          />
        )}
      </EditorField>
      <div data-field="registrationUntil">
        <Registration disabled={locked} />
      </div>
      <Pair>
        <EditorField name="recordingAccessDays">
          {({ value, onChange, error }) => (
            <SelectField
              label={t.recording}
              value={value === null ? '' : String(value)}
              onChange={(days) => onChange(days === '' ? null : Number(days))}
              options={recordingOptions(value, language)}
              error={error}
              disabled={locked}
            />
          )}
        </EditorField>
        <EditorField name="recordingCostKopecks">
          {(field) => (
            <MoneyField
              {...field}
              label={t.recordingCost}
              hint={t.recordingCostHint}
              disabled={locked || access === null}
            />
          )}
        </EditorField>
      </Pair>
    </Root>
  );
}

/** Until when people may sign up, by the clock of the webinar; never later than it begins. */
function Registration({ disabled }: { disabled: boolean }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { value, onChange, error } = useField('registrationUntil');
  const { value: startsAt } = useField('startsAt');
  const { value: timezone } = useField('timezone');
  const homeZone = useAtomValue(authorAtom)?.timezone;
  const timeZone = timezone || homeZone || 'UTC';
  const late =
    value !== null && startsAt !== null && registrationProblem(startsAt, value) !== null
      ? webinarFieldTexts[language].registrationUntil
      : undefined;
  return (
    <Narrow>
      <MomentField
        zoneFixed
        label={t.registration}
        dayLabel={t.registration}
        timeLabel={t.registrationTime}
        value={{ at: value, timeZone }}
        onChange={({ at }) => onChange(at)}
        hint={
          startsAt === null
            ? t.registrationFree
            : t.registrationHint(formatMoment(startsAt, timeZone, language))
        }
        error={late ?? error}
        disabled={disabled}
      />
    </Narrow>
  );
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  max-width: 560px;

  @container (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled(SegmentedField)`
  max-width: 268px;
`;

const Narrow = styled.div`
  max-width: 560px;
`;
