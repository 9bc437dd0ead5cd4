import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '#components/primitives/SegmentedControl/SegmentedControl.tsx';

export interface SegmentedFieldProps<V extends string>
  extends FieldTexts, Omit<SegmentedControlProps<V>, 'label' | 'size'> {}

/** A field whose few choices are all in sight. Further props go to the group of radio buttons. */
export function SegmentedField<V extends string>({
  label,
  labelHidden,
  labelSize,
  hint,
  error,
  id,
  block = true,
  ...rest
}: SegmentedFieldProps<V>) {
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      labelSize={labelSize}
      hint={hint}
      error={error}
      htmlFor={id}
      group
    >
      {(control) => <SegmentedControl {...rest} {...control} size="field" block={block} />}
    </Field>
  );
}
