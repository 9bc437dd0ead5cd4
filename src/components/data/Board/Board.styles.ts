import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, tabular, visuallyHidden } from '#theme/mixins.ts';
import { color, control, frame, motion, radius, space, type, weight } from '#theme/tokens.ts';

/** It fills the window down to its foot. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: max(360px, calc(100dvh - var(--board-top, 0px) - var(--board-room, 0px)));
  ${type.body}
  color: ${color.ink};
`;

/** Runs to the edges of the page, so that a cut column tells there is more. */
export const Columns = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space[4]};
  min-height: 0;
  /* Room for the ring of a column that takes a drag. */
  margin-top: -6px;
  padding-block: 6px;
  margin-inline: -${frame.page};
  padding-inline: ${frame.page};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${frame.page};

  ${media.phone} {
    margin-inline: -${frame.pagePhone};
    padding-inline: ${frame.pagePhone};
    scroll-padding-inline: ${frame.pagePhone};
    scroll-snap-type: x mandatory;
  }
`;

const columnBox = css`
  flex: 1 0 208px;
  max-width: 304px;

  ${media.phone} {
    flex: none;
    width: calc(100vw - ${space[14]});
    max-width: none;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

export const Skeleton = styled.div`
  ${columnBox}
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]} 0;

  > :first-child {
    margin-bottom: ${space[4]};
  }
`;

/** `may` and `never` while something is dragged: whether it may be dropped here; `over` when it would be. */
export const Column = styled.section`
  ${columnBox}
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-radius: ${radius.media};
  transition: background ${motion.fast} ${motion.ease};

  &[data-drag='may'] {
    background: ${color.hover};
    box-shadow: 0 0 0 ${space[1]} ${color.hover};
  }

  &[data-drag='over'] {
    background: ${color.accentTint};
    box-shadow: 0 0 0 ${space[1]} ${color.accentTint};
    outline: 2px solid ${color.accent};
    outline-offset: ${space[1]};
  }

  &[data-drag='never'] h2 {
    color: ${color.ink3};
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: ${control.field};
  padding: ${space[1]} 0;
  border-bottom: 1px solid ${color.line};
`;

export const Title = styled.h2`
  min-width: 0;
  ${type.body}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
`;

export const Note = styled.span`
  margin-left: auto;
  ${type.caption}
  ${tabular}
  color: ${color.ink3};
  text-align: right;
`;

/** The drop target of keyboard drags only. */
export const Target = styled.button`
  ${bareButton}
  ${visuallyHidden}
`;

/** Scrolls by itself. Cards bring the room for their rings of focus with them. */
export const Cards = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  margin: ${space[2]} -${space[1]} 0;

  > * {
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
    /* The list keeps its place by itself. */
    overflow-anchor: none;
  }
`;

/** A list of few cards. */
export const FirstCards = styled.div`
  height: 100%;
  overflow-y: auto;
`;

export const Empty = styled.p`
  padding: ${space[4]} 0;
  color: ${color.ink3};
`;

/** The target of a drag in words stands above the foot, which takes drops too. */
export const Words = styled.div`
  position: relative;
  top: -${space[4]};
`;

/** Columns that stand aside. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 64px;
  margin-inline: -${frame.page};
  padding-inline: ${frame.page};
  border-top: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.phone} {
    margin-inline: -${frame.pagePhone};
    padding-inline: ${frame.pagePhone};
  }
`;

export const More = styled.span`
  margin-right: ${space[1]};
  color: ${color.ink2};
`;

export const Folded = styled.div`
  position: relative;
  flex: none;
  border-radius: ${radius.control};

  &[data-drag='may'] {
    background: ${color.hover};
  }

  &[data-drag='over'] {
    background: ${color.accentTint};
    outline: 2px solid ${color.accent};
  }

  &[data-drag='never'] {
    color: ${color.ink3};
  }
`;

export const FoldedName = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${control.large};
  padding: 0 ${space[3]};
  color: inherit;
  border-radius: ${radius.control};
  white-space: nowrap;

  ${media.hover} {
    &:enabled:hover {
      background: ${color.hover};
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
