import { unlockModes } from '#domain/course/schema.ts';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { RadioGroup } from '#components/forms/RadioGroup/RadioGroup.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { fieldMessages } from '../fieldMessages.ts';
import { Pair, Section, SectionTitle } from '../sections.ts';
import { accessMessages } from './accessMessages.ts';
import type { SharedPieces } from './pieces.ts';

interface AccessSectionProps {
  /** The fields of the editor. */
  pieces: SharedPieces;
  /** A marathon opens by its days and counts seats, so that neither is asked for here. */
  type: 'course' | 'marathon';
}

/** How learners come to the lessons, for how long, and how many of them. */
export function AccessSection({ pieces: { EditorField }, type }: AccessSectionProps) {
  const t = useMessages(accessMessages);
  const labels = useMessages(fieldMessages);
  const modes = [
    { value: 'all', label: t.all, hint: t.allHint },
    { value: 'order', label: t.order, hint: t.orderHint },
    { value: 'days', label: t.days, hint: t.daysHint },
    { value: 'dates', label: t.dates, hint: t.datesHint },
  ];
  return (
    <Section aria-labelledby="access">
      <SectionTitle id="access">{t.title}</SectionTitle>
      {type === 'course' && (
        <EditorField name="unlockMode">
          {({ value, ...field }) => (
            <RadioGroup
              {...field}
              value={value}
              label={labels.unlockMode}
              variant="cards"
              columns={2}
              // A mode that the console does not know stays as it came.
              options={isKnown(value) ? modes : [...modes, { value, label: value }]}
            />
          )}
        </EditorField>
      )}
      <Pair>
        <EditorField name="accessDays">
          {({ value, onChange, error }) => (
            <NumberField
              label={labels.accessDays}
              hint={value === 0 ? t.forEver : t.accessHint}
              unit={t.daysUnit}
              min={0}
              max={36_500}
              stepper={false}
              value={value}
              onChange={(days) => onChange(days ?? 0)}
              error={error}
            />
          )}
        </EditorField>
        {type === 'course' && (
          <EditorField name="maxStudents">
            {(field) => (
              <NumberField
                {...field}
                label={labels.maxStudents}
                hint={field.value === null ? t.noLimit : undefined}
                unit={t.people}
                min={1}
                max={1_000_000}
                stepper={false}
              />
            )}
          </EditorField>
        )}
      </Pair>
      <EditorField name="certificateEnabled">
        {({ value, onChange }) => (
          <Switch label={t.certificate} hint={t.certificateHint} checked={value} onChange={onChange} />
        )}
      </EditorField>
    </Section>
  );
}

const isKnown = (mode: string) => (unlockModes as readonly string[]).includes(mode);
