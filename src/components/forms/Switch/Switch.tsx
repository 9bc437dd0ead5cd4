import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { hitArea } from '#theme/mixins.ts';
import { color, motion, radius, space, type } from '#theme/tokens.ts';

/** Props of the native input that pass through unchanged. */
type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'checked'>;

interface SwitchProps extends NativeProps {
  /** What is on or off. */
  label: string;
  /** Whether it is on. */
  checked: boolean;
  /** Gets whether it is on now. */
  onChange: (checked: boolean) => void;
  /** A line of help under the label. */
  hint?: ReactNode;
}

/** A setting that is on or off. The label stands left, the switch right. Further props go to the input. */
export function Switch({ label, checked, onChange, hint, id, ...rest }: SwitchProps) {
  const made = useId();
  const own = id ?? made;
  const hintId = hint === undefined ? undefined : `${own}-hint`;
  return (
    <Root>
      <Line>
        {label}
        <Track
          {...rest}
          id={own}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
      </Line>
      {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 2px;
`;

const Line = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  ${type.body}
  overflow-wrap: anywhere;
  cursor: pointer;
  ${hitArea}

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

const Hint = styled.p`
  ${type.caption}
  color: ${color.ink2};
  padding-right: 48px;
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 32px;
  height: 20px;
  border: 1px solid ${color.field};
  border-radius: ${radius.round};
  background: ${color.surface};
  cursor: inherit;
  transition:
    background ${motion.base} ${motion.ease},
    border-color ${motion.base} ${motion.ease};

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 12px;
    height: 12px;
    border-radius: ${radius.round};
    background: ${color.field};
    transition:
      translate ${motion.base} ${motion.ease},
      background ${motion.base} ${motion.ease};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};

    &::after {
      background: ${color.onAccent};
      translate: 12px 0;
    }
  }

  &:disabled {
    border-color: ${color.line2};
    background: ${color.sunken};

    &::after {
      background: ${color.ink3};
    }
  }

  /* The system draws the box then, which the knob would cover. */
  @media (forced-colors: active) {
    appearance: auto;

    &::after {
      content: none;
    }
  }
`;
