import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { Card, Choice, Circle, Hint, List, Words } from './RadioGroup.styles.ts';

export interface RadioOption<V extends string> {
  value: V;
  label: string;
  /** What the choice means, under its label. */
  hint?: ReactNode;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** All that may be chosen, each with its line of explanation. */
  options: readonly RadioOption<V>[];
  /** The chosen option; `null` while none is. */
  value: V | null;
  /** Gets the option that is chosen. */
  onChange: (value: V) => void;
  /** `cards` where a choice decides much and its hints are worth reading: the whole card is the target. */
  variant?: 'plain' | 'cards';
  /** How many stand in a row. On a phone always one. */
  columns?: 1 | 2 | 3;
  /** It cannot be changed now. */
  disabled?: boolean;
}

/**
 * A choice of one, all of them in sight with what they mean. Two to four short words fit SegmentedField, a long list fits
 * SelectField. Native radio buttons: arrows move, Tab passes by. Further props go to the group.
 */
export function RadioGroup<V extends string>({
  options,
  value,
  onChange,
  variant = 'plain',
  columns = 1,
  disabled = false,
  ...rest
}: RadioGroupProps<V>) {
  const [frame, group] = fieldParts(rest);
  const name = useId();
  const Row = variant === 'cards' ? Card : Choice;
  return (
    <Field {...frame} group>
      {(control) => (
        <List {...group} {...control} role="radiogroup" $columns={columns} $cards={variant === 'cards'}>
          {options.map((option) => (
            <Row key={option.value}>
              <Circle
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                aria-labelledby={`${name}-${option.value}`}
                aria-describedby={option.hint === undefined ? undefined : `${name}-${option.value}-hint`}
                onChange={() => onChange(option.value)}
              />
              <Words>
                <span id={`${name}-${option.value}`}>{option.label}</span>
                {option.hint !== undefined && <Hint id={`${name}-${option.value}-hint`}>{option.hint}</Hint>}
              </Words>
              {option.icon}
            </Row>
          ))}
        </List>
      )}
    </Field>
  );
}
