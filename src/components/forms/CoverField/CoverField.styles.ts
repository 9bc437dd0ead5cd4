import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, motion, radius, shadow, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

export const Frame = styled.fieldset<{ $shown: boolean; $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  aspect-ratio: 16 / 9;
  min-width: 0;
  border-radius: ${radius.media};
  background: ${(p) => (p.$over ? color.accentTint : color.fill)};
  color: ${color.ink2};
  text-align: center;
  transition: background ${motion.fast} ${motion.ease};

  /* The line lies over the picture's edge. A dashed one invites a file. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.mediaLine};
    border-radius: inherit;
    background: ${(p) => (p.$shown ? color.mediaDim : 'none')};
    pointer-events: none;
    ${(p) =>
      !p.$shown &&
      css`
        border: 1px dashed ${color.field};
      `}
    ${(p) =>
      p.$invalid &&
      css`
        border: 2px solid ${color.bad};
      `}
    ${(p) =>
      p.$over &&
      css`
        border: 2px solid ${color.accent};
      `}
  }
`;

export const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
`;

export const Caption = styled.p`
  display: grid;
  margin-bottom: ${space[1]};
  ${type.caption}
  color: ${color.ink};

  small {
    ${type.caption}
    color: ${color.ink2};
  }
`;

const overMedia = css`
  height: 24px;
  padding: 0 ${space[2]};
  border-radius: ${radius.tag};
  background: ${color.mediaScrim};
  ${type.caption}
  line-height: 24px;
  color: ${color.onMedia};
`;

export const Badge = styled.span`
  position: absolute;
  left: ${space[2]};
  bottom: ${space[2]};
  z-index: 1;
  ${overMedia}
  ${tabular}
`;

export const Actions = styled.div`
  position: absolute;
  right: ${space[2]};
  bottom: ${space[2]};
  z-index: 1;
  display: flex;
  gap: ${space[1]};
`;

const mediaButton = css`
  ${bareButton}
  position: relative;
  ${overMedia}
  white-space: nowrap;
  transition: background ${motion.fast} ${motion.ease};
  ${hitArea}

  ${media.hover} {
    &:hover {
      background: ${color.mediaScrimHover};
    }
  }

  /* Seen on any picture: a light ring with a dark one around it. */
  &:focus-visible {
    outline: 2px solid ${color.onMedia};
    outline-offset: 1px;
    box-shadow: 0 0 0 5px ${color.mediaScrim};
  }
`;

export const MediaButton = styled.button`
  ${mediaButton}
`;

export const Corner = styled.button`
  ${mediaButton}
  position: absolute;
  top: ${space[2]};
  right: ${space[2]};
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  padding: 0;
`;

export const Busy = styled.p`
  position: absolute;
  right: ${space[2]};
  bottom: ${space[2]};
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 ${space[2]};
  border-radius: ${radius.tag};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  ${type.caption}
  color: ${color.ink};
`;
