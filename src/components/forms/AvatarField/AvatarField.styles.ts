import styled, { css } from 'styled-components';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

export const Row = styled.fieldset<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
  border-radius: ${radius.control};
  ${(p) =>
    p.$over &&
    css`
      background: ${color.accentTint};
      outline: 2px solid ${color.accent};
      outline-offset: 4px;
    `}
`;

/** Invites a photo while there is none. */
export const Empty = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 56px;
  height: 56px;
  border: 1px dashed ${color.field};
  border-radius: ${radius.round};
  background: ${color.fill};
  color: ${color.ink2};
`;

/** Two targets, one over the other, as high as the photo: for a thumb each goes on to its own side. */
const target = (beyond: string) => css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  ${type.caption}

  @media (pointer: coarse) {
    min-height: 28px;

    &::after {
      content: '';
      position: absolute;
      inset: ${beyond};
    }
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 88px;
  min-width: 0;
`;

export const Title = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  ${type.body}

  b {
    font-weight: ${weight.strong};
  }

  button {
    ${target('-16px -8px 0')}
  }
`;

export const Hint = styled.span`
  ${type.caption}
  color: ${color.ink2};

  button {
    ${target('0 -8px -16px')}
  }
`;
