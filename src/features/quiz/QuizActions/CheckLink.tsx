import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { space } from '#theme/tokens.ts';
import { checkRoute } from '../routes.ts';

/** The way to the check of a client's code. */
export function CheckLink({ children }: { children: ReactNode }) {
  return (
    <Line>
      <TextLink as={RouterLink} href={checkRoute}>
        {children}
      </TextLink>
    </Line>
  );
}

const Line = styled.p`
  margin: -${space[3]} 0 ${space[5]};
`;
