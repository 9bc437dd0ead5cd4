import { Minus, Plus } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Affix } from '#components/forms/Field/Affix.tsx';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { Box, Input, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { useSelectionKept } from '#lib/focus/useSelectionKept.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { formatInteger, numberProblem, parseInteger, stepBy } from './number.ts';
import { Step, StepperBox, StepperInput, Unit } from './NumberField.styles.ts';

/** Props of the native input that pass through unchanged. */
type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step' | 'prefix'
>;

interface NumberFieldProps extends FieldTexts, NativeProps {
  /** A whole number; `null` while there is none. */
  value: number | null;
  /** Gets the number as it is typed or stepped, out of bounds too; `null` when the field is empty or holds no number. */
  onChange: (value: number | null) => void;
  /** The least value allowed. Steps count from it. */
  min?: number;
  /** The greatest value allowed. */
  max?: number;
  /** The distance between allowed values. */
  step?: number;
  /** What is counted, after the number: «мин». */
  unit?: string;
  /** Buttons «−» and «+» around the number. */
  stepper?: boolean;
  /** 32 px in a row of settings, 36 px among fields. */
  size?: Exclude<FieldSize, 'large'>;
}

/** How many steps Page Up and Page Down make. */
const PAGE = 10;

/** A number as it is typed and stepped, with what is wrong with it. */
function useTypedNumber(
  {
    value,
    onChange,
    onFocus,
    onBlur,
    onKeyDown,
  }: Pick<NumberFieldProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>,
  range: { min: number | undefined; max: number | undefined; step: number },
) {
  const text = useMessages(messages);
  const { min, max, step } = range;
  // The text as typed. It stays after the author has left only when it is no number, so that it can be mended.
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const keepSelection = useSelectionKept();

  function ownProblem(): string | undefined {
    if (focused) return undefined;
    if (draft !== null) return text.unreadable;
    const problem = value === null ? null : numberProblem(value, range);
    if (problem === 'step') return text.multiple(step);
    if (problem === null) return undefined;
    if (min !== undefined && max !== undefined) return text.between(min, max);
    return min !== undefined ? text.atLeast(min) : text.atMost(max ?? 0);
  }

  function stepTo(steps: number) {
    const next = stepBy(value, steps, range);
    setDraft(focused ? String(next) : null);
    if (next !== value) onChange(next);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (steps !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      stepTo(steps);
    }
    onKeyDown?.(event);
  }

  return {
    draft,
    problem: ownProblem(),
    stepTo,
    handlers: {
      onChange: (event: { target: HTMLInputElement }) => {
        setDraft(event.target.value);
        onChange(parseInteger(event.target.value));
      },
      onFocus: (event: React.FocusEvent<HTMLInputElement>) => {
        keepSelection(event.currentTarget);
        setFocused(true);
        if (draft === null && value !== null) setDraft(String(value));
        onFocus?.(event);
      },
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        setFocused(false);
        if (draft !== null && (draft.trim() === '' || parseInteger(draft) !== null)) setDraft(null);
        onBlur?.(event);
      },
      onKeyDown: press,
    },
  };
}

interface StepButtonProps {
  way: 1 | -1;
  /** Of the field. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ way, label, disabled, onClick }: StepButtonProps) {
  const text = useMessages(messages);
  return (
    <Step
      type="button"
      tabIndex={-1}
      aria-label={way > 0 ? text.more(label) : text.less(label)}
      disabled={disabled}
      // The focus stays where it is: in the field, or nowhere, so that a phone shows no keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {way > 0 ? (
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      ) : (
        <Minus size={16} strokeWidth={1.5} aria-hidden />
      )}
    </Step>
  );
}

/**
 * A whole number that is typed, stepped by arrows and pages, or by its buttons. The wheel never changes it. A number that is
 * not allowed stays as it was typed, and the field says what would be. Further props go to the input.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  stepper = true,
  size = stepper ? 'compact' : 'regular',
  error,
  disabled,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const [frame, native] = fieldParts(rest);
  const range = { min, max, step };
  const { draft, problem, stepTo, handlers } = useTypedNumber(
    { value, onChange, onFocus, onBlur, onKeyDown },
    range,
  );
  const shown = value === null ? '' : formatInteger(value);
  const spin = {
    ...native,
    'data-control': true,
    type: 'text',
    role: 'spinbutton',
    inputMode: min !== undefined && min >= 0 ? ('numeric' as const) : ('text' as const),
    autoComplete: 'off',
    'aria-valuenow': value ?? undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': value !== null && unit !== undefined ? `${shown}\u00A0${unit}` : undefined,
    disabled,
    value: draft ?? shown,
    ...handlers,
  };
  const button = (way: 1 | -1) => (
    <StepButton
      way={way}
      label={frame.label}
      disabled={disabled || (value !== null && stepBy(value, way, range) === value)}
      onClick={() => stepTo(way)}
    />
  );

  return (
    <Field {...frame} error={error || problem}>
      {(control) =>
        stepper ? (
          <StepperBox $size={size}>
            {button(-1)}
            <StepperInput
              {...spin}
              {...control}
              $chars={Math.max(formatInteger(max ?? 99).length, (draft ?? shown).length)}
              $unit={unit !== undefined}
            />
            {unit !== undefined && <Unit aria-hidden>{unit}</Unit>}
            {button(1)}
          </StepperBox>
        ) : (
          <Box $size={size}>
            <Input {...spin} {...control} />
            {unit !== undefined && (
              <Affix side="end" aria-hidden>
                {unit}
              </Affix>
            )}
          </Box>
        )
      }
    </Field>
  );
}
