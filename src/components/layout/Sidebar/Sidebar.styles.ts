import styled from 'styled-components';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { media } from '#theme/media.ts';
import { tabular, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, control, frame, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  width: ${frame.sidebar};
  height: 100%;
  border-right: 1px solid ${color.line};
  background: ${color.canvas};

  ${media.tablet} {
    width: 100%;
    border-right: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  height: ${frame.bar};
  padding: 0 ${space[3]} 0 ${space[5]};

  ${media.tablet} {
    padding-right: ${space[1]};
  }
`;

export const Hide = styled(IconButton)`
  color: ${color.ink3};

  & > :last-child {
    display: none;
  }

  ${media.tablet} {
    width: ${control.large};
    height: ${control.large};
    color: ${color.ink2};

    & > :first-child {
      display: none;
    }

    & > :last-child {
      display: block;
    }
  }
`;

/** The rows scroll by themselves, and fade out above the foot. */
export const Sections = styled.nav`
  flex: 1;
  min-height: 0;
  padding: ${space[1]} ${space[3]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.line2} transparent;
  scroll-padding: ${space[2]} 0 ${space[8]};
  mask-image: linear-gradient(to top, transparent, black ${space[6]});

  ${media.tablet} {
    padding-bottom: ${space[10]};
    mask-image: linear-gradient(to top, transparent, black ${space[10]});
  }
`;

export const Group = styled.div`
  & + & {
    padding-top: ${space[4]};
  }

  ${media.tablet} {
    & + & {
      padding-top: ${space[3]};
    }
  }
`;

export const Caption = styled.div`
  padding: 0 ${space[2]} 6px;
  color: ${color.ink3};
  ${type.caption}

  ${media.tablet} {
    padding-bottom: ${space[1]};
  }
`;

export const Count = styled.span`
  ${tabular}
  ${type.caption}
  flex: none;
  color: ${color.ink3};
  font-weight: ${weight.regular};

  ${media.tablet} {
    ${type.body}
  }
`;

export const Waiting = styled(Count)`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.ink};

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: ${radius.round};
    background: ${color.dawnMark};
  }
`;

export const Row = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 30px;
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${type.body}
  text-decoration: none;
  transition: background ${motion.fast} ${motion.ease};

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.ink3};
  }

  ${media.hover} {
    &:hover {
      background: ${color.press};
      color: ${color.ink};

      ${Count} {
        color: inherit;
      }
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.press};
    color: ${color.ink};
    font-weight: ${weight.strong};

    & > svg {
      color: ${color.accentText};
    }

    ${Count} {
      color: inherit;
    }
  }

  ${media.tablet} {
    gap: ${space[3]};
    height: 42px;

    & > svg {
      width: 18px;
      height: 18px;
    }
  }
`;

export const Label = styled.span`
  ${truncate}
  flex: 1;
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  min-height: 64px;
  padding: 0 ${space[3]} 0 ${space[5]};
  border-top: 1px solid ${color.line};
`;

export const Author = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.div`
  ${truncate}
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Note = styled.div`
  ${truncate}
  color: ${color.ink3};
  ${type.caption}
`;
