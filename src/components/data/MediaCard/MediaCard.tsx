import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface MediaCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children' | 'tabIndex'> {
  /** Where the whole card leads. */
  href: string;
  /** What renders the link and takes `href`: the router's link. A plain anchor by default. */
  linkAs?: ElementType;
  /** Address of the cover. */
  cover?: string;
  /** The icon of the kind, where there is no cover. */
  icon?: ReactNode;
  /** The length of the media, s. */
  duration?: number | string;
  /** The name, two lines at most. */
  title: string;
  /** A quiet line under the name: «Видеозвонок · 4 500 ₽». */
  subtitle?: ReactNode;
  /** What state it is in: a small Status. */
  status?: ReactNode;
  /** Use, at the right of the status: «в 1 курсе». */
  note?: ReactNode;
  /** It is one of those that are chosen. */
  selected?: boolean;
  /** Whether the link takes part in Tab: in a grid that moves the focus by arrows, that of one card does. */
  tabIndex?: 0 | -1;
  /** A small button of three dots. It is seen under the pointer, with the focus, and always on touch. */
  menu?: ReactNode;
}

/** A thing with a cover, without a box. All of it is one link; a right click is the owner's to answer. */
export function MediaCard({
  href,
  linkAs = 'a',
  cover,
  icon,
  duration,
  title,
  subtitle,
  status,
  note,
  selected = false,
  tabIndex,
  menu,
  ...rest
}: MediaCardProps) {
  const t = useMessages(messages);
  return (
    <Root {...rest}>
      <Picture src={cover} alt="" icon={icon} duration={duration} $selected={selected} />
      <Title
        as={linkAs}
        href={href}
        tabIndex={tabIndex}
        aria-description={selected ? t.selected : undefined}
        data-row-link
      >
        <Clamp>{title}</Clamp>
      </Title>
      {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      {(status !== undefined || note !== undefined) && (
        <Line>
          {status}
          {note !== undefined && <Note>{note}</Note>}
        </Line>
      )}
      {menu !== undefined && <Menu>{menu}</Menu>}
    </Root>
  );
}

const Subtitle = styled.div`
  margin-top: 2px;
  ${type.caption}
  color: ${color.ink2};
`;

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Picture = styled(Cover)<{ $selected: boolean }>`
  ${(p) =>
    p.$selected &&
    css`
      outline: 2px solid ${color.accent};
      outline-offset: 2px;
    `}
`;

const Title = styled.a`
  margin-top: 10px;
  ${type.body}
  font-weight: ${weight.strong};
  color: ${color.ink};
  text-decoration: none;

  /* The link's target is the whole card. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.media};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }

  ${media.hover} {
    ${Root}:hover & {
      color: ${color.accentText};
    }
  }
`;

const Clamp = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px ${space[3]};
  margin-top: ${space[1]};
  ${type.caption}
`;

const Note = styled.span`
  color: ${color.ink3};
`;

const Menu = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  right: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  ${media.hover} {
    opacity: 0;
    transition: opacity ${motion.fast} ${motion.ease};

    ${Root}:hover &,
    ${Root}:focus-within &,
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;
