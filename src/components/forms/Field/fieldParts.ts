import type { FieldTexts } from './Field.tsx';

/** What a field takes for its frame; all further props are its control's. */
export interface FieldFrame extends FieldTexts {
  /** Id of the control. */
  id?: string | undefined;
  /** Ids of further descriptions. */
  'aria-describedby'?: string | undefined;
}

/** Parts the props of a field: those of its frame, to spread on `Field`, and those of the control inside. */
export function fieldParts<P extends FieldFrame>(props: P) {
  const {
    label,
    labelHidden,
    labelSize,
    layout,
    hint,
    error,
    invalid,
    id,
    'aria-describedby': describedBy,
    ...control
  } = props;
  return [
    { label, labelHidden, labelSize, layout, hint, error, invalid, htmlFor: id, describedBy },
    control,
  ] as const;
}

/** How the characters of a text are counted. */
export type CountText = (text: string) => number;

const byLength: CountText = (text) => text.length;

/** The counter of a text, where there is a limit. Spaces around it do not count. */
export function textCounter(text: string, max: number | undefined, count = byLength) {
  return max === undefined ? undefined : { count: count(text.trim()), max };
}
