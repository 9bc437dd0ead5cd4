import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type } from '#theme/tokens.ts';

interface SearchTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it opens: «Поиск и команды». */
  label: string;
  /** Keys that do the same, as they are shown: «Ctrl K». */
  keys: string;
}

/** A button that looks like the field which it opens. On a phone it is an icon. */
export function SearchTrigger({ label, keys, ...rest }: SearchTriggerProps) {
  return (
    <Root type="button" {...rest}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <Label>{label}</Label>
      <Keys aria-hidden>{keys}</Keys>
    </Root>
  );
}

const Root = styled.button`
  ${bareButton}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  flex: 0 1 auto;
  width: 264px;
  min-width: 0;
  height: ${control.regular};
  padding: 0 ${space[2]} 0 10px;
  border-radius: ${radius.control};
  background: ${color.fill};
  color: ${color.ink2};
  ${type.body}
  transition: background ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      background: ${color.press};
    }
  }

  &:active {
    background: ${color.press};
  }

  ${media.phone} {
    flex: none;
    justify-content: center;
    width: ${control.large};
    height: ${control.large};
    padding: 0;
    background: none;
  }
`;

const Icon = styled(Search)`
  flex: none;

  ${media.phone} {
    width: 20px;
    height: 20px;
  }
`;

const Label = styled.span`
  ${truncate}
  flex: 1;

  ${media.phone} {
    ${visuallyHidden}
  }
`;

const Keys = styled.span`
  ${type.caption}
  flex: none;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
`;
