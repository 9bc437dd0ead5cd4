import styled from 'styled-components';
import { marathonSeatProblems } from '#domain/marathon/rules.ts';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TimeField } from '#components/forms/TimeField/TimeField.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { Pair, Section, SectionTitle } from '#features/kits/program/sections.ts';
import { seatsMessages } from './seatsMessages.ts';

const { EditorField } = editorFields(marathonEditor);

const takenAtom = marathonEditor.partAtom(({ item }) => item?.seatsTaken ?? 0);

/** How many can take part and how many do, when a day opens, and where all talk. */
export function SeatsSection() {
  const t = useMessages(seatsMessages);
  const language = useLanguage();
  const taken = useEditorPart(takenAtom);
  return (
    <Section aria-labelledby="seats">
      <SectionTitle id="seats">{t.title}</SectionTitle>
      <Pair>
        <EditorField name="seatCount">
          {({ value, onChange, error }) => (
            <Seats>
              <NumberField
                label={t.seats}
                hint={value === null ? t.noLimit : undefined}
                unit={t.places}
                min={1}
                max={1_000_000}
                stepper={false}
                value={value}
                onChange={onChange}
                error={error ?? marathonSeatProblems(value, taken, language)['seatCount']}
              />
              {value !== null && value > 0 && (
                <ProgressBar value={(taken / value) * 100} label={t.takenOf(taken, value)} />
              )}
              {(value !== null || taken > 0) && (
                <Taken>{value === null ? t.taken(taken) : t.takenOf(taken, value)}</Taken>
              )}
            </Seats>
          )}
        </EditorField>
        <EditorField name="dailyUnlockTime">
          {(field) => (
            <TimeField {...field} label={t.unlock} hint={t.unlockHint} step={60} placeholder="06:00" />
          )}
        </EditorField>
      </Pair>
      <EditorField name="chatUrl">
        {({ value, onChange, error }) => (
          <TextField
            label={t.chat}
            hint={t.chatHint}
            placeholder="https://"
            inputMode="url"
            value={value ?? ''}
            onChange={(url) => onChange(url.trim() === '' ? null : url)}
            error={error}
          />
        )}
      </EditorField>
    </Section>
  );
}

const Seats = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Taken = styled.p`
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;
