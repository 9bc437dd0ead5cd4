import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { groupDigits } from '#lib/number/numbers.ts';
import { Count, Cross, Main, Name, Shell, Value } from './Chip.styles.ts';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  /** A filter that is on or off. Leave it out where a press opens something. */
  pressed?: boolean;
  /** How many the filter would show. */
  count?: number;
  /** What the filter is set to, after its name and a colon: «Видимость: в каталоге». */
  value?: ReactNode;
  /** A dashed edge: the chip adds something that is not there yet. */
  dashed?: boolean;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Takes the filter off. Without it the chip has no cross. */
  onRemove?: () => void;
  /** Name of the cross for screen readers: «Убрать фильтр „Видимость“». Needed with `onRemove`. */
  removeLabel?: string;
}

/** A filter over a list. Props and events go to the button that carries the name. */
export function Chip({
  pressed,
  count,
  value,
  dashed = false,
  icon,
  onRemove,
  removeLabel,
  type = 'button',
  children,
  className,
  style,
  ...rest
}: ChipProps) {
  return (
    <Shell
      className={className}
      style={style}
      $pressed={pressed ?? false}
      $dashed={dashed}
      $removable={onRemove !== undefined}
    >
      <Main {...rest} type={type} aria-pressed={pressed}>
        {icon}
        {value === undefined ? (
          children
        ) : (
          <>
            <Name>{children}:</Name>
            <Value>{value}</Value>
          </>
        )}
        {count !== undefined && <Count>{groupDigits(count)}</Count>}
      </Main>
      {onRemove !== undefined && (
        <Cross type="button" title={removeLabel} onClick={onRemove}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Cross>
      )}
    </Shell>
  );
}
