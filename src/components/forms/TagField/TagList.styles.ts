import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { media } from '#theme/media.ts';
import { color, control, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';

export const Panel = styled(Popover)`
  width: var(--trigger-width);
  min-width: 200px;
  overflow: auto;
  padding: ${space[1]};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  transform-origin: top left;
  transition:
    opacity ${motion.fast} ${motion.ease},
    scale ${motion.fast} ${motion.ease};

  &[data-placement='top'] {
    transform-origin: bottom left;
  }

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    scale: 0.98;
  }
`;

export const List = styled(ListBox)`
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
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: ${weight.strong};
  }
`;

export const Count = styled.span`
  ${type.caption}
  ${tabular}
  color: ${color.ink3};
`;

/** Room for the check, kept on rows without one, so that counts stand in a column. */
export const Mark = styled.span`
  display: inline-flex;
  width: 16px;
  color: ${color.accent};
`;

export const CreateRow = styled(Row)`
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
  padding: ${space[2]};
  ${type.body}
  color: ${color.ink2};
`;
