import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { grownByCopy } from '#components/forms/Field/grownByCopy.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-width: 0;
`;

const title = css`
  grid-area: 1 / 1;
  padding: 0 ${space[2]};
  ${type.title2}
  font-weight: ${weight.strong};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.tablet} {
    ${type.title3}
  }

  ${media.phone} {
    ${type.title4}
  }
`;

/** Reaches 8 px out to both sides, so that the title itself stands on the page's edge. */
export const Grow = styled.div<{ $invalid: boolean }>`
  display: grid;
  margin: 0 -8px;
  border-radius: ${radius.control};
  transition: background ${motion.fast} ${motion.ease};

  ${grownByCopy(title)}

  ${media.hover} {
    &:hover:not(:focus-within) {
      background: ${color.hover};
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    /* With the ring of an invalid one no more than the 4 px that a page leaves over its title. */
    outline-offset: ${(p) => (p.$invalid ? '2px' : '0')};
  }

  ${(p) =>
    p.$invalid &&
    css`
      box-shadow: 0 0 0 1px ${color.bad};
    `}
`;

export const Line = styled.textarea`
  ${title}
  appearance: none;
  display: block;
  field-sizing: content;
  width: 100%;
  height: 100%;
  min-height: 1lh;
  overflow: hidden;
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${color.ink};
  outline: none;
  resize: none;

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }

  &:disabled {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

export const Note = styled.p<{ $invalid: boolean }>`
  display: flex;
  gap: 6px;
  ${type.caption}
  /* A title may be a heading, which is heavier and set tighter. */
  font-weight: ${weight.regular};
  letter-spacing: normal;
  color: ${(p) => (p.$invalid ? color.badText : color.ink2)};
`;
