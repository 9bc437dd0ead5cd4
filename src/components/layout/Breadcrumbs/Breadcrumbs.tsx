import { ChevronLeft } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { truncate } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface Crumb {
  label: string;
  /** Where it leads. A group of the menu has no page of its own and leads nowhere. */
  href?: string;
}

interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The path to the parent, outermost first. The page itself is not part of it: its title stands right below. */
  crumbs: Crumb[];
  /** Renders a link; it is given `href` and children. */
  linkAs?: ElementType;
}

/** The last crumb is the way back on a phone, when it leads somewhere. */
export function hasWayBack(crumbs: Crumb[]): boolean {
  return crumbs.at(-1)?.href !== undefined;
}

/** The path to the page: «Контент / Лекции». On a phone only the way back is left: «‹ Лекции». */
export function Breadcrumbs({ crumbs, linkAs = 'a', ...rest }: BreadcrumbsProps) {
  const texts = useMessages(messages);
  const back = hasWayBack(crumbs) ? crumbs.length - 1 : -1;
  if (crumbs.length === 0) return null;
  return (
    <Root {...rest} aria-label={texts.path}>
      <List>
        {crumbs.map(({ label, href }, index) => (
          <Item key={label} $back={index === back}>
            {href === undefined ? (
              <Text>{label}</Text>
            ) : (
              <Link as={linkAs} href={href}>
                {index === back && <Back size={20} strokeWidth={1.5} aria-hidden />}
                <Text>{label}</Text>
              </Link>
            )}
          </Item>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  min-width: 0;
`;

const List = styled.ol`
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${color.ink2};
  ${type.body}
`;

const Item = styled.li<{ $back: boolean }>`
  display: flex;
  min-width: 0;

  li + &::before {
    content: '/' / '';
    padding: 2px ${space[2]};
  }

  ${media.phone} {
    display: ${(p) => (p.$back ? 'flex' : 'none')};

    li + &::before {
      content: none;
    }
  }
`;

const Text = styled.span`
  ${truncate}
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  min-width: 0;
  padding: 2px 0;
  border-radius: ${radius.thumb};
  text-decoration: none;
  transition: color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  ${media.phone} {
    gap: ${space[1]};
    height: ${control.large};
    padding: 0 ${space[2]} 0 0;
  }
`;

const Back = styled(ChevronLeft)`
  display: none;
  flex: none;

  ${media.phone} {
    display: block;
  }
`;
