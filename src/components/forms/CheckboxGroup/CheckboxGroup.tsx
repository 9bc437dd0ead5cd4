import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { List } from '#components/forms/RadioGroup/RadioGroup.styles.ts';

interface CheckboxOption<V extends string> {
  value: V;
  label: string;
  /** What the choice means, under its label. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<V extends string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  options: readonly CheckboxOption<V>[];
  /** The chosen options. One that is not offered stays chosen. */
  value: readonly V[];
  /** Gets the chosen options in the order in which they are offered. */
  onChange: (value: V[]) => void;
  /** How many stand in a row. On a phone always one. */
  columns?: 1 | 2 | 3;
  disabled?: boolean;
}

/** A choice of some of a few, all of them in sight. Of many, MultiCombobox. Further props go to the group. */
export function CheckboxGroup<V extends string>({
  options,
  value,
  onChange,
  columns = 1,
  disabled = false,
  ...rest
}: CheckboxGroupProps<V>) {
  const [frame, group] = fieldParts(rest);

  function toggle(option: V, on: boolean) {
    const offered = options.map((other) => other.value);
    const next = on ? [...value, option] : value.filter((other) => other !== option);
    onChange(next.toSorted((one, other) => offered.indexOf(one) - offered.indexOf(other)));
  }

  return (
    <Field {...frame} group>
      {({ 'aria-invalid': invalid, ...control }) => (
        <List {...group} {...control} role="group" $columns={columns} $cards={false}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              checked={value.includes(option.value)}
              disabled={disabled || option.disabled}
              invalid={invalid}
              onChange={(on) => toggle(option.value, on)}
            />
          ))}
        </List>
      )}
    </Field>
  );
}
