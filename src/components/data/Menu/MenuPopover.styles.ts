import { Menu, MenuItem, MenuSection, Popover, Separator, Text } from 'react-aria-components';
import styled from 'styled-components';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { growsFromCorner } from '#theme/floating.ts';
import { media } from '#theme/media.ts';
import { truncate } from '#theme/mixins.ts';
import { color, control, layer, radius, shadow, space, type } from '#theme/tokens.ts';

/** An overlay that grows from its anchored corner. */
export const Panel = styled(Popover)`
  z-index: ${layer.popover};
  display: flex;
  flex-direction: column;
  min-width: 232px;
  max-width: min(344px, calc(100vw - ${space[4]}));
  padding: ${space[1]};
  border-radius: ${radius.media};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  outline: none;
  ${growsFromCorner}

  &[data-placement='left'] {
    transform-origin: right top;
  }
`;

export const Heading = styled.div`
  flex: none;
  padding: ${space[2]} ${space[2]} ${space[1]};
  ${type.caption}
  color: ${color.ink3};
  ${truncate}
`;

export const List = styled(Menu)`
  min-height: 0;
  overflow-y: auto;
  outline: none;
`;

export const Choices = styled(MenuSection)``;

export const Line = styled(Separator)`
  height: 1px;
  margin: ${space[1]} ${space[2]};
  background: ${color.line};
`;

export const Row = styled(MenuItem)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${control.regular};
  padding: 6px ${space[2]};
  border-radius: ${radius.control};
  ${type.body}
  color: ${(p) => (p.$danger ? color.badText : color.ink)};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  > svg {
    flex: none;
    color: ${(p) => (p.$danger ? 'inherit' : color.ink2)};
  }

  ${media.hover} {
    &[data-focused] {
      background: ${color.fill};
    }
  }

  &[data-focus-visible],
  &[data-open],
  &[data-pressed] {
    background: ${color.fill};
  }

  &[data-disabled] {
    color: ${color.ink3};
    cursor: default;

    > svg {
      color: inherit;
    }
  }

  @media (pointer: coarse) {
    min-height: ${control.large};
    padding-block: ${space[2]};
  }

  /* The ground alone is lost where the system picks the colours. */
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

export const Name = styled(Text)`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  ${type.caption}
  color: ${color.ink3};
`;

export const Keys = styled(Kbd)`
  flex: none;
  margin-left: ${space[3]};
`;

/** The mark at the end of a row; its room is kept while it is off. */
export const End = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  margin-left: ${space[2]};
  color: ${color.accentText};

  [data-has-submenu] > & {
    color: ${color.ink2};
  }
`;
