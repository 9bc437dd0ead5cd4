import styled from 'styled-components';
import { Block } from '#components/feedback/Block/Block.tsx';
import * as Dialog from '#components/feedback/Dialog/Dialog.styles.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';

/** Stands high, so that it does not move while the rows under the field change. */
export const Root = styled(Dialog.Root)`
  margin-top: 104px;
  max-height: calc(100dvh - 104px - ${space[8]});

  ${media.phone} {
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
`;

export const Panel = styled(Dialog.Panel)`
  ${media.phone} {
    height: 100%;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: none;
  height: 60px;
  padding: 0 ${space[5]};
  border-bottom: 1px solid ${color.line};
  color: ${color.ink2};

  > svg {
    flex: none;
  }

  ${media.phone} {
    padding: 0 ${space[2]} 0 ${space[4]};
  }
`;

/** The caret is the focus: there is nothing else in the row that could have it. */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  ${type.lead}
  color: ${color.ink};

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
`;

export const Escape = styled(Kbd)`
  color: ${color.ink2};

  ${media.phone} {
    display: none;
  }
`;

/** A phone has no Esc. */
export const Close = styled(IconButton)`
  display: none;

  ${media.phone} {
    display: inline-flex;
  }
`;

export const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  max-height: 500px;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[2]} ${space[2]};
  /* A row that the keys reach brings the caption over it. */
  scroll-padding: ${space[8]} 0 0;

  ${media.phone} {
    flex: 1;
    max-height: none;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

export const Caption = styled.div`
  padding: ${space[3]} ${space[3]} ${space[1]};
  ${type.caption}
  color: ${color.ink2};

  ${media.phone} {
    padding-inline: ${space[2]};
  }
`;

/** What was looked for in place of what was typed. */
export const Swapped = styled.p`
  padding: ${space[3]} ${space[5]} 0;
  ${type.caption}
  color: ${color.ink2};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

export const Nothing = styled(Block)`
  padding: ${space[6]} ${space[5]} ${space[8]};

  ${media.phone} {
    flex: 1;
    padding-inline: ${space[4]};
  }
`;

export const Waiting = styled.div`
  padding: ${space[2]} ${space[5]};

  ${media.phone} {
    flex: 1;
    padding-inline: ${space[4]};
  }
`;

export const WaitingRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: 40px;
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  flex: none;
  height: 44px;
  padding: 0 ${space[5]};
  border-top: 1px solid ${color.line};

  ${media.phone} {
    display: none;
  }
`;

export const Hint = styled.span`
  ${type.caption}
  color: ${color.ink2};
  white-space: nowrap;

  kbd {
    margin-right: 2px;
    color: ${color.ink};
  }

  &:last-child {
    margin-left: auto;
  }
`;
