import styled from 'styled-components';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { media } from '#theme/media.ts';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 40px;
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  ${type.body}
  cursor: pointer;
  scroll-margin: ${space[2]};

  &[aria-selected='true'] {
    background: ${color.fill};
  }

  b {
    font-weight: ${weight.strong};
    color: ${color.ink};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }

  ${media.phone} {
    min-height: 52px;
    padding: ${space[1]} ${space[2]};
  }
`;

/** As wide as a cover, so that all names begin in one column. */
export const Icon = styled.span`
  display: flex;
  justify-content: center;
  flex: none;
  width: 48px;
  color: ${color.ink2};
`;

/** One line; on a phone the name takes a line of its own. */
export const Body = styled.span`
  display: flex;
  align-items: center;
  flex: 1;
  column-gap: 10px;
  min-width: 0;

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

/** The name and what it is are cut at one place, the end. */
export const Text = styled.span`
  ${truncate}
  min-width: 0;

  ${media.phone} {
    display: contents;
  }
`;

export const Label = styled.span`
  ${media.phone} {
    ${truncate}
    flex: 1 0 100%;
  }
`;

export const Note = styled.span`
  margin-left: 6px;
  color: ${color.ink2};

  ${media.phone} {
    ${type.caption}
    ${truncate}
    margin-left: 0;
  }
`;

export const End = styled.span`
  ${type.caption}
  ${tabular}
  display: flex;
  align-items: center;
  flex: none;
  margin-left: auto;
  color: ${color.ink2};

  ${media.phone} {
    margin-left: 0;
  }
`;

/** What a row does, where its name says something else. */
export const Deed = styled.span`
  font-weight: ${weight.strong};
  color: ${color.accentText};
`;

export const Mark = styled.span`
  position: relative;
  flex: none;
  color: ${color.accent};
`;

/** On a phone there is no keyboard to speak of. */
export const Keys = styled(Kbd)`
  color: ${color.ink2};

  ${media.phone} {
    display: none;
  }
`;
