import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Option, Root, Text } from './SegmentedControl.styles.ts';

interface SegmentOption<V extends string> {
  value: V;
  /** The option in words, shown or told to screen readers. */
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Shows the icon alone, the words as a tooltip. */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> {
  /** What is chosen, for screen readers. Leave it out where `aria-labelledby` names the control. */
  label?: string;
  /** The options in their order, in words or as icons. */
  options: readonly SegmentOption<V>[];
  /** The chosen option; `null` while none is. */
  value: V | null;
  /** Another option was chosen. */
  onChange: (value: V) => void;
  /** 32 px among buttons, 36 px among fields. */
  size?: 'regular' | 'field';
  /** Takes the whole width, options share it. */
  block?: boolean;
}

/** A choice of one of a few, all of them in sight. Native radio buttons: arrows move, Tab passes by. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  size = 'regular',
  block = false,
  ...rest
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} {...rest} $size={size} $block={block}>
      {options.map((option) => (
        <Option
          key={option.value}
          title={option.iconOnly === true ? option.label : undefined}
          $square={option.iconOnly === true}
          $block={block}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.iconOnly === true ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.iconOnly !== true && <Text data-text={option.label}>{option.label}</Text>}
        </Option>
      ))}
    </Root>
  );
}
