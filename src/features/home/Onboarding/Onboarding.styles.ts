import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, frame, radius, space, type, weight } from '#theme/tokens.ts';

type State = 'done' | 'open' | 'ahead';

export const Sum = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  color: ${color.ink2};
  ${type.body}
  ${tabular}
`;

/** The steps and what comes under them at the left, the card at the right; on less room the chart comes last. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${frame.rail};
  grid-template-rows: auto 1fr;
  gap: ${space[8]} ${space[14]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

export const Steps = styled.ol`
  max-width: 728px;
`;

/** A line goes down to the next one: green as far as the work is done. */
export const Step = styled.li<{ $state: State }>`
  position: relative;
  padding: ${(p) => (p.$state === 'open' ? '2px' : space[1])} 0 ${space[8]} 44px;
  ${type.body}

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 34px;
    bottom: 6px;
    left: 13px;
    width: 2px;
    border-radius: ${radius.round};
    background: ${(p) => (p.$state === 'done' ? color.ok : color.line)};
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const marks: Record<State, ReturnType<typeof css>> = {
  done: css`
    background: ${color.ok};
    color: ${color.surface};
  `,
  open: css`
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  ahead: css`
    border: 1px solid ${color.line2};
    color: ${color.ink2};
  `,
};

export const Mark = styled.span<{ $state: State }>`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  box-sizing: border-box;
  border-radius: ${radius.round};
  font-weight: ${weight.strong};
  ${(p) => marks[p.$state]}
`;

export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: 2px;
`;

export const Name = styled.h2<{ $open: boolean }>`
  ${(p) => (p.$open ? type.lead : type.body)}
  font-weight: ${weight.strong};
`;

export const Aside = styled.span`
  flex: none;
  color: ${color.ink2};
  ${type.caption}

  > a {
    ${type.body}
  }
`;

export const Text = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Action = styled.div`
  margin-top: ${space[4]};
`;

export const Form = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[4]};
`;

export const Rail = styled.div`
  grid-row: 1 / 3;
  grid-column: 2;
  display: grid;
  align-content: start;
  gap: ${space[8]};
  max-width: ${frame.rail};

  ${media.tablet} {
    grid-area: auto;
  }
`;

export const Below = styled.div`
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
  ${type.body}
`;

export const RailTitle = styled.h2`
  margin-bottom: ${space[3]};
  ${type.body}
  font-weight: ${weight.strong};
`;

export const PreviewCover = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  aspect-ratio: 16 / 9;
  border-radius: ${radius.media};
  background: ${color.fill};
  color: ${color.ink2};
  ${type.caption}
`;

export const PreviewName = styled.p<{ $faint: boolean }>`
  margin: ${space[3]} 0 ${space[1]};
  color: ${(p) => (p.$faint ? color.ink3 : color.ink)};
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const PreviewFoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.ink2};
  ${type.body}

  & > :last-child {
    margin-left: auto;
  }
`;

export const Others = styled.ul`
  ${type.body}
`;

/** The whole row is the target. */
export const Other = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 16px;
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[3]} 0;
  color: ${color.ink3};

  & + & {
    border-top: 1px solid ${color.line};
  }

  > svg {
    grid-row: 1 / 3;
  }

  > :last-child {
    grid-area: 1 / 3 / 3 / 4;
  }
`;

export const OtherLink = styled.a`
  grid-area: 1 / 2;
  color: ${color.ink};
  font-weight: ${weight.strong};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0 -${space[2]};
    border-radius: ${radius.control};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

export const OtherText = styled.span`
  grid-area: 2 / 2;
  color: ${color.ink2};
  ${type.caption}
`;
