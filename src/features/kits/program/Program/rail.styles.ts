import styled from 'styled-components';
import { bareButton, tabular } from '#theme/mixins.ts';
import { media } from '#theme/media.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: ${control.regular};
  color: ${color.ink2};
`;

/** Small buttons at the end of the head. */
export const Tight = styled.div`
  display: flex;
  align-items: center;
  margin: 0 -6px 0 auto;
`;

export const Title = styled.h2`
  ${type.title4}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Fact = styled.p`
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Covers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
`;

export const Actions = styled.ul`
  display: grid;

  li[data-apart] {
    margin-top: ${space[3]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
`;

export const Action = styled.button<{ $danger: boolean }>`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: calc(100% + 2 * ${space[2]});
  height: 36px;
  margin: 0 -${space[2]};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  ${type.body}
  color: ${(p) => (p.$danger ? color.badText : color.ink)};
  cursor: pointer;

  svg {
    flex: none;
    color: ${(p) => (p.$danger ? 'inherit' : color.ink2)};
  }

  kbd {
    margin-left: auto;
  }

  &:disabled {
    color: ${color.ink3};
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
  }

  ${media.phone} {
    height: ${control.large};
  }
`;

/** What there is to do about a file on its way. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

export const Upload = styled.div`
  display: grid;
  gap: ${space[2]};
`;
