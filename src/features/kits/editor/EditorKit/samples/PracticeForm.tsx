import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { DateField } from '#components/forms/DateField/DateField.tsx';
import { DurationField } from '#components/forms/DurationField/DurationField.tsx';
import { LinesField } from '#components/forms/LinesField/LinesField.tsx';
import { MoneyField } from '#components/forms/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { RichTextField } from '#components/forms/RichTextField/RichTextField.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TimeField } from '#components/forms/TimeField/TimeField.tsx';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import type { FieldName } from '#atoms/editor/fields.ts';
import { editorFields, type FieldView } from '../editorFields.tsx';
import { levels, places, practice, type Day, type PracticeFields } from './practice.ts';

const { EditorField } = editorFields(practice.editor);

/** How often each field was drawn. */
export const drawn = new Map<string, number>();

interface CountedProps<Name extends FieldName<PracticeFields>> {
  name: Name;
  children: (field: FieldView<PracticeFields[Name]>) => ReactNode;
}

/** Counts how often it is drawn, with what stands in it: React for production measures no renders itself. */
function Drawn({ name, children }: { name: string; children: ReactNode }) {
  useEffect(() => {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
  });
  return children;
}

/** A field that counts how often it is drawn. */
function Counted<Name extends FieldName<PracticeFields>>({ name, children }: CountedProps<Name>) {
  return <EditorField name={name}>{(field) => <Drawn name={name}>{children(field)}</Drawn>}</EditorField>;
}

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** A day of the practice: a field of every type that editors use. */
export function PracticeDay({ day }: { day: Day }) {
  return (
    <Root aria-label={`День ${day}`}>
      <Counted name={`text${day}`}>
        {(field) => <TextField {...field} label={`Тема дня ${day}`} max={120} />}
      </Counted>
      <Counted name={`area${day}`}>
        {(field) => <TextArea {...field} label={`О\u00A0занятии дня ${day}`} rows={3} max={2000} />}
      </Counted>
      <Counted name={`rich${day}`}>
        {(field) => <RichTextField {...field} label={`Программа дня ${day}`} max={2000} formSteps />}
      </Counted>
      <Row>
        <Counted name={`money${day}`}>
          {(field) => <MoneyField {...field} label={`Цена дня ${day}`} />}
        </Counted>
        <Counted name={`number${day}`}>
          {(field) => <NumberField {...field} label={`Мест в\u00A0день ${day}`} min={1} max={500} />}
        </Counted>
        <Counted name={`duration${day}`}>
          {(field) => <DurationField {...field} label={`Длительность дня ${day}`} />}
        </Counted>
      </Row>
      <Row>
        <Counted name={`date${day}`}>{(field) => <DateField {...field} label={`Дата дня ${day}`} />}</Counted>
        <Counted name={`time${day}`}>
          {(field) => <TimeField {...field} label={`Начало дня ${day}`} />}
        </Counted>
        <Counted name={`select${day}`}>
          {(field) => (
            <SelectField
              {...field}
              label={`Уровень дня ${day}`}
              placeholder="Любой"
              options={options(levels)}
            />
          )}
        </Counted>
      </Row>
      <Row>
        <Counted name={`segment${day}`}>
          {(field) => <SegmentedField {...field} label={`Место дня ${day}`} options={options(places)} />}
        </Counted>
        <Counted name={`lines${day}`}>
          {(field) => (
            <LinesField {...field} label={`Понадобится в\u00A0день ${day}`} max={5} maxLength={60} />
          )}
        </Counted>
        <Counted name={`switch${day}`}>
          {({ value, onChange }) => (
            <Switch label={`Запись дня ${day}`} checked={value} onChange={onChange} />
          )}
        </Counted>
      </Row>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space[5]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
