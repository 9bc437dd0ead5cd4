import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title' | 'onToggle'> {
  /** What is inside. */
  title: ReactNode;
  /** At the right of the title, quiet: a count or the value that is set. */
  aside?: ReactNode;
  /** Open or not, where the owner keeps it; give `onOpenChange` with it. */
  open?: boolean;
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** What stands under the title while it is open. */
  children: ReactNode;
}

/** A part of a page that is closed until it is asked for. For what most never need; what matters stays in sight. */
export function Disclosure({ title, aside, open, onOpenChange, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest} open={open} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
      <Summary>
        <Mark size={16} strokeWidth={1.5} aria-hidden />
        <Title>{title}</Title>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}

const Mark = styled(ChevronRight)`
  flex: none;
  color: ${color.ink2};
  transition: transform ${motion.fast} ${motion.ease};
`;

const Root = styled.details`
  ${type.body}

  &[open] > summary > ${Mark} {
    transform: rotate(90deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  margin: 0 -${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.control};
  list-style: none;
  cursor: pointer;
  user-select: none;

  &::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Aside = styled.span`
  color: ${color.ink3};
`;

const Body = styled.div`
  padding: ${space[2]} 0 ${space[3]} ${space[6]};
`;
