import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular, truncate } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';

interface Hue {
  $hue: string;
}

/** The upright bar of an event. */
const bar = css<Hue>`
  &::before {
    content: '';
    position: absolute;
    left: 0;
    width: 3px;
    border-radius: 2px;
    background: ${(p) => p.$hue};
  }
`;

const item = css`
  ${bareButton}
  position: relative;
  width: 100%;
  min-width: 0;
  border-radius: ${radius.thumb};
  color: ${color.ink};
  ${type.caption}

  ${media.hover} {
    button&:hover {
      background: ${color.press};
    }
  }
`;

/** What is over: one line, its hue half gone. */
export const Line = styled.div<Hue & { type?: string }>`
  ${item}
  ${bar}
  ${hitArea}
  display: flex;
  align-items: center;
  gap: 6px;
  height: 20px;
  padding-left: 9px;
  color: ${color.ink2};

  &::before {
    top: 3px;
    height: 14px;
    opacity: 0.5;
  }
`;

/** What is coming: as many lines as it takes. */
export const Block = styled.div<Hue & { type?: string }>`
  ${item}
  ${bar}
  display: block;
  min-height: 24px;
  padding-left: 9px;

  &::before {
    top: 1px;
    bottom: 1px;
  }
`;

/** The time, the bar, and everything else beside them. */
export const Row = styled.div<Hue & { type?: string }>`
  ${item}
  ${bar}
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[2]};
  margin-left: -${space[1]};
  width: calc(100% + ${space[1]});
  padding: 6px ${space[1]};
  ${type.body}

  &::before {
    top: 8px;
    bottom: 8px;
    left: 56px;
  }

  ${media.phone} {
    min-height: ${control.large};
  }
`;

export const Texts = styled.span`
  display: grid;
  align-content: start;
  gap: 2px;
  padding-left: ${space[3]};
`;

export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[1]};
`;

export const Time = styled.span`
  ${tabular}
  color: ${color.ink2};
`;

export const Remark = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Name = styled.span<{ $cancelled: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  ${(p) =>
    p.$cancelled &&
    css`
      text-decoration: line-through;
      color: ${color.ink2};
    `}

  ${Line} > & {
    ${truncate}
  }
`;

export const Problem = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${color.dawnText};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 1px;
  }
`;
