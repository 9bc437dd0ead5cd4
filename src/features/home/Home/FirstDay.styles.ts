import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { color, frame, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${frame.rail};
  gap: ${space[10]} ${space[14]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Steps = styled.ol`
  counter-reset: step;
  list-style: none;
  max-width: 728px;
  margin: 0;
  padding: 0;
`;

/** A number in a circle, and a line down to the next one. */
export const Step = styled.li<{ $open: boolean }>`
  counter-increment: step;
  position: relative;
  padding: ${(p) => (p.$open ? '2px' : space[1])} 0 ${space[8]} 44px;
  ${type.body}

  &::before {
    content: counter(step);
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
    ${(p) =>
      p.$open
        ? css`
            background: ${color.accent};
            color: ${color.onAccent};
          `
        : css`
            border: 1px solid ${color.line2};
            color: ${color.ink2};
          `}
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 34px;
    bottom: 6px;
    left: 13px;
    width: 2px;
    border-radius: ${radius.round};
    background: ${color.line};
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

export const Name = styled.h2<{ $open: boolean }>`
  ${(p) => (p.$open ? type.lead : type.body)}
  font-weight: ${weight.strong};
`;

export const Text = styled.p`
  color: ${color.ink2};
  text-wrap: pretty;
`;

export const Action = styled.div`
  margin-top: ${space[4]};
`;

export const Preview = styled.section`
  max-width: ${frame.rail};
`;

export const PreviewTitle = styled.h2`
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

export const PreviewName = styled.p`
  margin: ${space[3]} 0 ${space[1]};
  color: ${color.ink3};
  ${type.lead}
  font-weight: ${weight.strong};
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
