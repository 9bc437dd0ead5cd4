import styled from 'styled-components';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { passingPoints, pointsOf } from '#atoms/quiz/questionEdits.ts';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { SliderField } from '#components/forms/SliderField/SliderField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const { EditorField } = editorFields(quizEditor);
const readOnlyAtom = quizEditor.partAtom(({ item }) => item?.status === 'archived');
const sumsAtom = quizEditor.partAtom(({ fields }) => ({
  total: pointsOf(fields.questions),
  passing: passingPoints(fields.questions, fields.passingScore),
}));

/** How a quiz is taken: what is a pass, how often and how long, and what the client sees. */
export function QuizSettings() {
  const t = useMessages(messages);
  const disabled = useEditorPart(readOnlyAtom);
  const { total, passing } = useEditorPart(sumsAtom);
  return (
    <Root aria-label={t.title}>
      <Title>{t.title}</Title>
      <EditorField name="passingScore">
        {(field) => (
          <SliderField
            {...field}
            label={t.passing}
            disabled={disabled}
            format={(value) => `${value}\u00A0%`}
            hint={total === 0 ? t.noWorth : t.worth(passing, total)}
          />
        )}
      </EditorField>
      <EditorField name="attempts">
        {(field) => (
          <NumberField
            {...field}
            layout="row"
            label={t.attempts}
            min={0}
            max={100}
            disabled={disabled}
            hint={t.attemptsHint}
            onChange={(value) => field.onChange(value ?? 0)}
          />
        )}
      </EditorField>
      <EditorField name="timeLimitMin">
        {(field) => (
          <Limit>
            <Switch
              label={t.limitTime}
              checked={field.value !== null}
              disabled={disabled}
              onChange={(on) => field.onChange(on ? 20 : null)}
            />
            {field.value !== null && (
              <NumberField
                {...field}
                layout="row"
                label={t.time}
                min={1}
                max={1440}
                disabled={disabled}
                onChange={(value) => field.onChange(value ?? 0)}
              />
            )}
          </Limit>
        )}
      </EditorField>
      <EditorField name="shuffle">
        {({ value, onChange }) => (
          <Switch label={t.shuffle} checked={value} disabled={disabled} onChange={onChange} />
        )}
      </EditorField>
      <EditorField name="showAnswers">
        {({ value, onChange }) => (
          <Switch label={t.showAnswers} checked={value} disabled={disabled} onChange={onChange} />
        )}
      </EditorField>
      <EditorField name="description">
        {(field) => (
          <TextArea
            {...field}
            label={t.description}
            placeholder={t.descriptionHint}
            rows={3}
            max={5000}
            disabled={disabled}
          />
        )}
      </EditorField>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Title = styled.h2`
  margin: 0;
  min-height: 32px;
  padding: 6px 0;
  ${type.body}
  font-weight: ${weight.strong};
`;

const Limit = styled.div`
  display: grid;
  gap: ${space[3]};
`;
