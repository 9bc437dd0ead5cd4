import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { growsFromLeft } from '#theme/floating.ts';
import { tabular } from '#theme/mixins.ts';
import { media } from '#theme/media.ts';
import { color, control, layer, radius, shadow, space, type, weight } from '#theme/tokens.ts';

export const Panel = styled(Popover)`
  z-index: ${layer.popover};
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  min-width: 200px;
  overflow: auto;
  padding: ${space[1]};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${growsFromLeft}
`;

export const List = styled(ListBox)`
  min-height: 0;
  max-height: 300px;
  overflow: auto;
  outline: none;
`;

export const Row = styled(ListBoxItem)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${control.field};
  padding: ${space[2]};
  border-radius: ${radius.control};
  ${type.body}
  color: ${color.ink};
  cursor: pointer;
  outline: none;

  > svg {
    flex: none;
    color: ${color.ink2};
  }

  &[data-focused],
  &[data-hovered] {
    background: ${color.fill};
  }

  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }

  ${media.phone} {
    min-height: ${control.large};
  }
`;

export const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  b {
    font-weight: ${weight.strong};
  }
`;

export const Hint = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;

export const Note = styled.span`
  ${type.caption}
  ${tabular}
  color: ${color.ink3};
`;

export const Caption = styled.div`
  padding: ${space[2]} ${space[2]} ${space[1]};
  ${type.caption}
  color: ${color.ink3};
`;

/** Room for the check, kept on rows without one, so that counts stand in a column. */
export const Mark = styled.span`
  display: inline-flex;
  width: 16px;
  color: ${color.accent};
`;

export const ActionRow = styled(Row)`
  gap: 10px;

  svg {
    flex: none;
    color: ${color.ink2};
  }

  &:not(:first-child) {
    margin-top: 9px;

    &::before {
      content: '';
      position: absolute;
      top: -5px;
      left: ${space[2]};
      right: ${space[2]};
      border-top: 1px solid ${color.line};
    }
  }
`;

export const Remark = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  ${type.body}
  color: ${color.ink2};
`;
