import styled from 'styled-components';
import type { UploadState } from '#atoms/upload/entries.ts';
import type { DropLine } from '#components/data/sorting/dropAt.ts';
import { dropLine, Grip as RowGrip } from '#components/data/sorting/sorting.styles.ts';
import { media } from '#theme/media.ts';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, control, frame, space, type, weight } from '#theme/tokens.ts';

export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[4]};

  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -${frame.pagePhone};
    padding: 2px ${frame.pagePhone};
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;

export const List = styled.div`
  container: uploads / inline-size;
  margin: 0 -${space[3]};
`;

/** Where there is no room for columns the state stands under the name. */
const stacked = '@container uploads (max-width: 860px)';

export const Line = styled.div<{ $dragged: boolean; $drop: DropLine }>`
  position: relative;
  display: grid;
  grid-template-columns: 20px 32px minmax(0, 1fr) minmax(0, 260px) 96px 196px;
  grid-template-areas: 'grip icon words state figures actions';
  align-items: center;
  column-gap: ${space[3]};
  min-height: 64px;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.line};
  background: ${(p) => (p.$dragged ? color.sel : 'transparent')};

  ${dropLine(1)}

  ${media.hover} {
    &:hover {
      background: ${(p) => (p.$dragged ? color.sel : color.hover)};
    }
  }

  ${stacked} {
    grid-template-columns: 20px 32px minmax(0, 1fr) auto;
    grid-template-areas:
      'grip icon words actions'
      '. . state state';
    row-gap: ${space[1]};
    padding: ${space[3]};
  }

  ${media.phone} {
    grid-template-columns: 28px 36px minmax(0, 1fr) auto;
    column-gap: ${space[2]};
  }
`;

export const GripPlace = styled.div`
  grid-area: grip;
  display: flex;
`;

export const Grip = styled(RowGrip)`
  height: ${control.regular};

  ${media.hover} {
    &:hover {
      background: ${color.press};
      color: ${color.ink};
    }
  }

  ${media.phone} {
    width: 28px;
    height: ${control.large};
  }
`;

export const Words = styled.div`
  grid-area: words;
  min-width: 0;
`;

export const Name = styled.div`
  ${type.body}
  ${truncate}
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

export const Place = styled.div`
  ${type.caption}
  ${truncate}

  a {
    color: ${color.ink2};
    font-weight: ${weight.regular};
  }
`;

const inks: Partial<Record<UploadState, string>> = {
  done: color.okText,
  error: color.badText,
  waitingFile: color.dawnText,
};

export const State = styled.div<{ $state: UploadState }>`
  grid-area: state;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  ${type.caption}
  ${tabular}
  color: ${(p) => inks[p.$state] ?? color.ink2};
`;

export const Say = styled.div`
  display: flex;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 1px;
  }

  > span {
    min-width: 0;
  }
`;

export const Notice = styled.div`
  color: ${color.dawnText};
`;

export const Figures = styled.div`
  grid-area: figures;
  display: grid;
  justify-items: end;
  ${type.caption}
  ${tabular}
  color: ${color.ink2};

  ${stacked} {
    display: none;
  }
`;

/** On a phone the step that is told in words stands under the rest, and leaves the name its room. */
export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};

  ${media.phone} {
    display: contents;

    button {
      min-width: ${control.large};
      height: ${control.large};
    }
  }
`;

export const Step = styled.div`
  ${media.phone} {
    grid-column: 3 / -1;
    grid-row: 3;
    margin: 0 0 -${space[2]} -${space[3]};
  }
`;

export const Icons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  ${media.phone} {
    grid-area: actions;
    margin-right: -${space[2]};
  }
`;
