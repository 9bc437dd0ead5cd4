import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, visuallyHidden } from '#theme/mixins.ts';
import { footButtons } from '#theme/footButtons.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

/** Under 900 px the two sides stand one under the other. */
const stacked = '@media (max-width: 899.98px)';

export const Above = styled.div`
  max-width: 420px;
  padding-bottom: ${space[4]};
`;

/** Reaches the edges of the dialog's body. */
export const Table = styled.div`
  margin: 0 -24px -24px;

  ${media.phone} {
    margin: 0 -16px -20px;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 164px minmax(0, 1fr) minmax(0, 1fr);
  padding-left: ${space[6]};
  padding-right: ${space[4]};

  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding-left: ${space[4]};
  }
`;

export const Head = styled.div`
  ${columns}
  padding-top: ${space[2]};
  padding-bottom: ${space[2]};
  background: ${color.sunken};

  & > :first-child {
    grid-column: 2;
  }

  ${stacked} {
    & > :first-child {
      grid-column: 1;
    }
  }
`;

export const SideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 40px;
  padding: 0 ${space[3]} 0 40px;
  ${type.body}

  ${stacked} {
    padding: 0 ${space[3]};
  }
`;

export const SideName = styled.div`
  font-weight: ${weight.strong};
`;

export const SideNote = styled.div`
  color: ${color.ink2};
  ${type.caption}
`;

export const Row = styled.div`
  ${columns}
  padding-top: ${space[1]};
  padding-bottom: ${space[1]};
  border-top: 1px solid ${color.line};
`;

export const Label = styled.div`
  padding: ${space[3]} ${space[3]} ${space[2]} 0;
  ${type.body}

  ${stacked} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    padding: ${space[3]} ${space[3]} ${space[1]};
  }
`;

export const Name = styled.div`
  font-weight: ${weight.strong};
`;

export const Both = styled.div`
  color: ${color.dawnText};
  ${type.caption}
`;

/** The whole cell is the target. */
export const Choice = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[3]};
  border-radius: ${radius.control};
  color: ${color.ink2};
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};
  ${type.body}

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  &:has(input:checked) {
    background: ${color.sel};
    color: ${color.ink};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

export const Radio = styled.input.attrs({ type: 'radio' })`
  appearance: none;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid ${color.field};
  border-radius: ${radius.round};
  background: ${color.surface};
  cursor: pointer;

  &:checked {
    border: 5px solid ${color.accent};
  }

  &:focus-visible {
    outline: none;
  }
`;

export const Value = styled.span`
  display: block;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Which side a cell belongs to: seen only where the columns are stacked, read always. */
export const SideWord = styled.span`
  ${visuallyHidden}

  ${stacked} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0 0 ${space[1]};
    clip-path: none;
    white-space: normal;
    color: ${color.ink3};
    ${type.caption}
  }
`;

export const Same = styled.dl`
  padding: ${space[3]} ${space[6]};
  border-top: 1px solid ${color.line};
  color: ${color.ink2};
  ${type.body}
`;

export const SameRow = styled.div`
  display: grid;
  grid-template-columns: 164px minmax(0, 1fr);
  padding: ${space[1]} 0;

  dd {
    overflow-wrap: anywhere;
  }

  ${stacked} {
    grid-template-columns: 112px minmax(0, 1fr);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  flex: 1;
  min-width: 0;
  ${footButtons}
`;

export const SameToggle = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  margin-right: auto;
  border-radius: ${radius.thumb};
  ${type.body}

  svg {
    color: ${color.ink2};
    transition: transform ${motion.base} ${motion.ease};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }

  /* None of the buttons that fill the foot. */
  ${media.phone} {
    && {
      flex: none;
      height: auto;
    }
  }
`;

export const Sum = styled.output`
  margin: 0 ${space[2]} 0 auto;
  color: ${color.ink2};
  ${type.body}

  /* A line of its own over the buttons. */
  ${media.phone} {
    flex: 1 0 100%;
    margin: 0;
  }
`;

export const Heading = styled.span`
  ${type.title4}
`;
