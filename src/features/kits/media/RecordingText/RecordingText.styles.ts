import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, tabular } from '#theme/mixins.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Desk = styled.section`
  min-width: 0;
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[3]};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

export const Hint = styled.p`
  ${type.caption}
  color: ${color.ink3};

  &[data-keys] {
    ${media.noKeyboard} {
      display: none;
    }
  }

  &[data-touch] {
    display: none;

    ${media.noKeyboard} {
      display: block;
    }
  }
`;

/** What quiet buttons have beside their text, 10px, and beside their icon, 8px: what they say stands in line with all else. */
export const TextTools = styled(Tools)`
  margin-inline-start: -10px;
`;

export const IconTools = styled(Tools)`
  margin-inline-start: -${space[2]};
`;

export const Sum = styled.p`
  padding-inline-start: 10px;
  ${type.body}
  color: ${color.ink2};

  &[data-mistake] {
    color: ${color.badText};
  }
`;

export const Told = styled.p`
  ${type.body}
  color: ${color.ink2};
  overflow-wrap: anywhere;

  &[data-mistake] {
    color: ${color.badText};
  }
`;

export const Rows = styled.ol`
  display: grid;
  gap: ${space[2]};
  list-style: none;
`;

export const ChapterRow = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};

  ${media.phone} {
    grid-template-columns: 72px minmax(0, 1fr) auto;
  }
`;

export const RowTools = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
`;

/** The lines scroll in their own place, so that the player stays in sight above them. */
export const Lines = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-height: 400px;
  overflow: auto;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  &:empty {
    display: none;
  }
`;

/** Lines out of sight cost nothing: there may be thousands. */
export const Line = styled.li`
  content-visibility: auto;
  contain-intrinsic-height: auto 44px;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

export const LineButton = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  width: 100%;
  min-height: 44px;
  align-items: baseline;
  align-content: center;
  padding: ${space[2]} ${space[3]};
  color: ${color.ink};
  ${type.body}
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  &[aria-current] {
    background: ${color.accentTint};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
  }
`;

export const When = styled.span`
  ${tabular}
  color: ${color.ink3};

  [aria-current] > & {
    color: ${color.accentText};
  }
`;

export const What = styled.span`
  min-width: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;

  &[data-empty] {
    color: ${color.ink3};
  }

  mark {
    background: ${color.dawnTint};
    color: ${color.dawnText};
    font-weight: ${weight.strong};
  }
`;

export const Problems = styled.span`
  grid-column: 2;
  display: grid;
  gap: 2px;
`;

export const Problem = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  ${type.caption}
  color: ${color.ink2};

  &[data-mistake] {
    color: ${color.badText};
  }
`;

export const Form = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  background: ${color.canvas};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space[2]};
`;

export const FormFoot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
