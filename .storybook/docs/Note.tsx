import { Unstyled } from '@storybook/addon-docs/blocks';
import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

/** The description of a story. Names of code are between backticks. */
export function Note({ text }: { text: string }) {
  return (
    <Unstyled>
      <Words>{text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))}</Words>
    </Unstyled>
  );
}

const Words = styled.p`
  max-width: 640px;
  margin: 0 0 ${space[3]};
  color: ${color.ink2};
  ${type.body}
`;

/** The state in which a story is shown, beside its buttons. */
export const Stands = styled.span`
  color: ${color.ink3};
  ${type.caption}
`;
