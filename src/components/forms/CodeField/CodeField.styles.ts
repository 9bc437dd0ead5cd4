import styled, { css, keyframes } from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  position: relative;
  max-width: 400px;
`;

/** Lies over the boxes, unseen: it takes the presses, the keys and what is pasted. */
export const RealInput = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  /* Under 16 px iOS zooms the page. */
  ${type.lead}
  color: transparent;
  caret-color: transparent;
  outline: none;
  cursor: text;

  &::selection {
    background: none;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

export const Boxes = styled.div`
  display: flex;
  gap: ${space[2]};
`;

export const Digit = styled.span<{ $active: boolean; $invalid: boolean; $disabled: boolean; $dash: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: 1 1 0;
  height: 60px;
  min-width: 0;
  border: 1px solid ${(p) => (p.$invalid ? color.bad : p.$disabled ? color.line2 : color.field)};
  border-radius: ${radius.media};
  background: ${(p) => (p.$disabled ? color.sunken : color.surface)};
  box-shadow: ${(p) => (p.$invalid ? `0 0 0 1px ${color.bad}` : 'none')};
  ${type.title3}
  ${tabular}
  font-weight: ${weight.strong};
  color: ${(p) => (p.$disabled ? color.ink3 : color.ink)};

  ${(p) =>
    p.$active &&
    css`
      outline: 2px solid ${color.accent};
      outline-offset: ${p.$invalid ? '3px' : '-1px'};
    `}

  ${(p) =>
    p.$dash &&
    css`
      margin-left: ${space[6]};

      &::before {
        content: '';
        position: absolute;
        top: 50%;
        left: -20px;
        width: ${space[2]};
        border-top: 1px solid ${color.field};
      }
    `}
`;

const blink = keyframes`
  50% { opacity: 0; }
`;

export const Caret = styled.i`
  width: 1px;
  height: 24px;
  background: ${color.ink};
  animation: ${blink} 1s step-end infinite;
`;
