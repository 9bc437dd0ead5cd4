import { useId } from 'react';
import styled from 'styled-components';
import { FailedGlyph } from '#components/feedback/Glyph/FailedGlyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { color, space, type } from '#theme/tokens.ts';

interface FormEndProps {
  /** Why the platform refused; null while it did not. */
  refusal: string | null;
  /** The form is on its way. */
  busy: boolean;
  /** The button, a verb: «Войти». */
  label: string;
  /** The same while busy: «Входим…». */
  busyLabel: string;
}

/** The end of a form outside the console: the one button, and over it why it did not help. */
export function FormEnd({ refusal, busy, label, busyLabel }: FormEndProps) {
  const id = useId();
  return (
    <Root>
      {/* The live region stands before the text comes, or some readers miss it. */}
      <div id={id} role="alert">
        {refusal !== null && (
          <Refusal>
            <FailedGlyph />
            {refusal}
          </Refusal>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={busy}
        busyText={busyLabel}
        aria-describedby={refusal === null ? undefined : id}
      >
        {label}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  margin-top: ${space[1]};
`;

const Refusal = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  color: ${color.badText};
  ${type.body}

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;
