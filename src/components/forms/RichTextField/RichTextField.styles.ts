import styled, { css } from 'styled-components';
import { Box, controlLook, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

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

/** The buttons; their room is kept until they have come. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-height: 37px;
  padding: ${space[1]};
  border-bottom: 1px solid ${color.line};
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

/** The text as it is kept, until the editor has come. It grows with what is in it, where the browser can. */
export const Plain = styled.textarea<{ $size?: FieldSize }>`
  ${controlLook}
  ${prose}
  display: block;
  field-sizing: content;
  resize: vertical;
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
  h3 + * {
    margin-top: ${space[3]};
  }

  h3 {
    ${type.lead}
    font-weight: ${weight.strong};
  }

  strong {
    font-weight: ${weight.strong};
  }

  a {
    border-radius: ${radius.thumb};
    color: ${color.accentText};
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
