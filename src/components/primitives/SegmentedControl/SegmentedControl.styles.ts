import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { systemChosen } from '#theme/systemColors.ts';
import { color, control, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div<{ $size: 'regular' | 'field'; $block: boolean }>`
  isolation: isolate;
  display: ${(p) => (p.$block ? 'flex' : 'inline-flex')};
  flex: none;
  max-width: 100%;
  /* All options are in sight: what does not fit stands in a further row. */
  flex-wrap: wrap;
  min-height: ${(p) => control[p.$size]};
  padding: 1px;
  border-radius: ${radius.control};
  background: ${color.segment};

  /* A row that is wider than its options is filled by them: where a page makes it so, and where they go on in a further one. */
  & > * {
    flex: 1 0 auto;
    min-height: calc(${(p) => control[p.$size]} - 2px);
  }

  ${media.phone} {
    & > * {
      min-height: calc(${(p) => (p.$size === 'field' ? control.large : control[p.$size])} - 2px);
    }
  }
`;

export const Option = styled.label<{ $square: boolean; $block: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${(p) => (p.$square ? '34px' : '0')};
  max-width: 100%;
  /* In a block the room left over is shared out, so that less need be kept for sure. */
  padding: 0 ${(p) => (p.$square ? 0 : p.$block ? '6px' : space[3])};
  border: 1px solid transparent;
  border-radius: 7px;
  ${type.body}
  color: ${color.ink2};
  overflow-wrap: anywhere;
  user-select: none;
  cursor: pointer;
  transition:
    background ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &:has(:checked) {
    border-color: ${color.line2};
    background: ${color.segmentOn};
    color: ${color.ink};
    font-weight: ${weight.strong};
    ${systemChosen}
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -1px;
  }

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }

  /* A thumb hits 44 px. What it hits more lies under the other options, so that none of them loses what is seen of it. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: min(0px, 50% - 22px) 0;
    }
  }

  /* Covers the option, so that it is found where it is seen, and shows nothing. */
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    cursor: inherit;
    outline: none;
  }

  svg {
    flex: none;
  }
`;

/** Keeps room for its strong face, so that a choice moves nothing. */
export const Text = styled.span`
  display: inline-grid;
  text-align: center;

  &::after {
    content: attr(data-text);
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${weight.strong};
  }
`;
