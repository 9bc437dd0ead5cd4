import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { color, space, type } from '#theme/tokens.ts';

interface FullScreenSpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** What is being waited for, shown under the ring. */
  label: string;
}

/** The whole screen waits: there is nothing to show yet. */
export function FullScreenSpinner({ label, ...rest }: FullScreenSpinnerProps) {
  return (
    <Root {...rest}>
      <Spinner size={32} />
      {label}
    </Root>
  );
}

const Root = styled.output`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-height: 100dvh;
  padding: ${space[6]};
  ${type.body}
  color: ${color.ink2};
  text-align: center;
`;
