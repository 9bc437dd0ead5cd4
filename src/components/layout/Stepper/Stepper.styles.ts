import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const List = styled.ol`
  ${type.body}
`;

export const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${space[4]};

  &:not(:last-child) {
    padding-bottom: 30px;

    /* Leads to the next step. */
    &::before {
      content: '';
      position: absolute;
      top: 34px;
      bottom: 6px;
      left: 13.5px;
      border-left: 1px solid ${color.line2};
    }

    &[data-state='done']::before {
      border-color: ${color.ok};
    }
  }

  ${media.phone} {
    gap: ${space[3]};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.round};
  color: ${color.ink2};
  font-weight: ${weight.strong};

  &[data-state='done'] {
    border-color: transparent;
    background: ${color.ok};
    color: ${color.surface};
  }

  &[data-state='current'] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  min-height: 28px;
  padding-top: ${space[1]};
`;

export const Title = styled.h3<{ $current: boolean }>`
  flex: 1;
  min-width: 0;
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
  ${(p) => p.$current && type.lead}
`;

export const Aside = styled.div`
  flex: none;
  ${type.caption}
  color: ${color.ink3};
`;

export const Note = styled.div`
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  margin: ${space[4]} 0 ${space[2]};
`;
