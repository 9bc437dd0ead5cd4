import styled, { css } from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { media } from '#theme/media.ts';
import { color, control, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  ${type.body}
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space[3]};
`;

export const Title = styled.h2`
  font-weight: ${weight.strong};
`;

export const When = styled.span`
  color: ${color.ink2};
`;

/** It takes the focus also while it is off: a press leads to what is lacking. */
export const Start = styled(Button)<{ $off: boolean }>`
  width: 100%;
  height: ${control.large};
  font-weight: ${weight.strong};

  ${(p) =>
    p.$off &&
    css`
      &&,
      &&:hover {
        border-color: transparent;
        background: ${color.sunken};
        color: ${color.ink3};
      }
    `}

  ${media.phone} {
    height: 48px;
  }
`;

export const Words = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  color: ${color.ink2};
  ${type.caption}
`;

export const Ask = styled.div`
  display: grid;
  gap: ${space[2]};
`;
