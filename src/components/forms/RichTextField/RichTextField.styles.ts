import styled, { css } from 'styled-components';
import { Box, controlLook, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { media } from '#theme/media.ts';
import { color, control as controlSize, radius, space, type, weight } from '#theme/tokens.ts';

export const Frame = styled(Box)<{ $disabled?: boolean }>`
  flex-direction: column;
  align-items: stretch;

  ${(p) =>
    p.$disabled &&
    css`
      border-color: ${color.line2};
      background: ${color.sunken};
      color: ${color.ink3};
    `}
`;

/** The buttons over the text. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-height: 37px;
  padding: ${space[1]};
  border-bottom: 1px solid ${color.line};
`;

/** The place of a button that has not come yet. */
export const ToolRoom = styled.span`
  display: grid;
  place-items: center;
  width: ${controlSize.small};
  height: ${controlSize.small};
`;

export const LinkBar = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border-bottom: 1px solid ${color.line};
`;

export const LinkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const prose = css`
  min-height: 144px;
  padding: 11px ${space[3]};
  ${type.prose}
  overflow-wrap: anywhere;

  ${media.phone} {
    ${type.touchField}
  }
`;

/** The text in the editor, in the look that RichText gives it. */
export const Page = styled.div`
  position: relative;
  min-width: 0;

  [data-control] {
    ${prose}
    outline: none;
  }

  p + *,
  ul + *,
  ol + *,
  h2 + * {
    margin-top: ${space[3]};
  }

  h2 {
    margin-top: ${space[2]};
    ${type.lead}
    font-weight: ${weight.strong};
  }

  * + h2 {
    margin-top: ${space[5]};
  }

  li + li {
    margin-top: ${space[1]};
  }

  strong {
    font-weight: ${weight.strong};
  }

  a {
    border-radius: ${radius.thumb};
    color: ${color.accentText};
    text-underline-offset: 3px;
  }

  ul,
  ol {
    padding-left: ${space[5]};
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }
`;

export const Placeholder = styled.div`
  position: absolute;
  inset: 11px ${space[3]} auto;
  ${type.prose}
  color: ${color.ink3};
  pointer-events: none;

  ${media.phone} {
    ${type.touchField}
  }
`;

/** The text before the editor has come: as high as it will be in it. */
export const Meanwhile = styled.div`
  position: relative;
  display: grid;
`;

/** It is seen as it will be read until it is typed in. */
export const Read = styled.div`
  ${prose}
  grid-area: 1 / 1;
  position: relative;
  min-width: 0;
  pointer-events: none;

  > * {
    max-width: none;
  }

  ${media.phone} {
    > * {
      ${type.touchField}
    }
  }

  ${Meanwhile}:has(:focus) > & {
    visibility: hidden;
  }
`;

/** The text as it is kept, to be typed in. It grows with what is in it, where the browser can. */
export const Plain = styled.textarea<{ $size?: FieldSize }>`
  ${controlLook}
  ${prose}
  grid-area: 1 / 1;
  display: block;
  resize: none;

  &:not(:focus) {
    position: absolute;
    inset: 0;
    height: 100%;
    opacity: 0;
  }

  &:focus {
    field-sizing: content;
  }
`;
