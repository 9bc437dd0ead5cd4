import { levels, maxDescription } from '#domain/content/schema.ts';
import { maxLearning, maxLearnings, minLearnings } from '#domain/course/schema.ts';
import { LinesField } from '#components/forms/LinesField/LinesField.tsx';
import { RichTextField } from '#components/forms/RichTextField/RichTextField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { EditorTags } from '#features/kits/editor/EditorKit/EditorTags.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { fieldMessages } from '../fieldMessages.ts';
import { levelName } from '../levelName.ts';
import { Pair, Section, SectionTitle } from '../sections.ts';
import { TrailerField } from '../TrailerField/TrailerField.tsx';
import { messages } from './messages.ts';
import type { SharedPieces } from './pieces.ts';

interface ProgramFormProps {
  /** The fields of the editor. */
  pieces: SharedPieces;
  /** Names what it is in the hints. */
  type: 'course' | 'marathon';
}

/** What an author writes about a course or a marathon, beside its title: what it is, for whom, and what comes of it. */
export function ProgramForm({ pieces: { EditorField }, type }: ProgramFormProps) {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  return (
    <>
      <Section>
        <EditorField name="subtitle">
          {(field) => <TextField {...field} label={labels.subtitle} placeholder={t.subtitleHint} max={120} />}
        </EditorField>
        <EditorField name="description">
          {(field) => (
            <RichTextField
              {...field}
              label={labels.description}
              placeholder={type === 'course' ? t.descriptionHint : t.marathonHint}
              max={maxDescription}
              formSteps
            />
          )}
        </EditorField>
        <Pair>
          <EditorField name="tags">{(field) => <EditorTags {...field} label={labels.tags} />}</EditorField>
          <EditorField name="level">
            {({ value, ...field }) => (
              <SelectField
                {...field}
                value={value}
                label={labels.level}
                placeholder={t.levelPlaceholder}
                options={withOwn(levels, value).map((one) => ({
                  value: one,
                  label: levelName(one, language),
                }))}
              />
            )}
          </EditorField>
        </Pair>
        <EditorField name="trailerStreamId">{(field) => <TrailerField {...field} />}</EditorField>
      </Section>
      <Section aria-labelledby="for-whom">
        <SectionTitle id="for-whom">{t.forWhom}</SectionTitle>
        <EditorField name="learnings">
          {({ value, onChange, error }) => (
            <LinesField
              label={labels.learnings}
              hint={t.learningsHint}
              value={value}
              onChange={onChange}
              error={error ?? (isTooFew(value) ? t.tooFew(minLearnings) : undefined)}
              max={maxLearnings}
              maxLength={maxLearning}
              addLabel={t.addLearning}
              placeholder={t.learningPlaceholder}
            />
          )}
        </EditorField>
        <EditorField name="audience">
          {(field) => (
            <TextArea {...field} label={labels.audience} placeholder={t.audienceHint} rows={3} max={1000} />
          )}
        </EditorField>
        <EditorField name="requirements">
          {(field) => (
            <TextArea
              {...field}
              label={labels.requirements}
              placeholder={t.requirementsHint}
              rows={3}
              max={1000}
            />
          )}
        </EditorField>
      </Section>
    </>
  );
}

/** Some goals, but fewer than are taken: told while they are written. */
const isTooFew = ({ length }: readonly string[]) => length > 0 && length < minLearnings;

/** What is known, and the present value when it is none of it: a choice that is not known must not be lost. */
const withOwn = (known: readonly string[], value: string | null): readonly string[] =>
  value === null || known.includes(value) ? known : [...known, value];
