import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '#components/primitives/SegmentedControl/SegmentedControl.tsx';

interface SegmentedFieldProps<V extends string>
  extends FieldTexts, Omit<SegmentedControlProps<V>, 'label' | 'size'> {}

/** A field whose few choices are all in sight. Further props go to the group of radio buttons. */
export function SegmentedField<V extends string>({ block = true, ...rest }: SegmentedFieldProps<V>) {
  const [frame, group] = fieldParts(rest);
  return (
    <Field {...frame} group>
      {(control) => <SegmentedControl {...group} {...control} size="field" block={block} />}
    </Field>
  );
}
