import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { formatWhole } from '#lib/number/figures.ts';
import { media } from '#theme/media.ts';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

/** One of what is compared. */
export interface ShareItem {
  id: string;
  title: string;
  /** A whole number: kopecks or pieces. */
  value: number;
  /** Under the value: «14 продаж». */
  note?: string;
  /** A cover of 56×32, or an icon. */
  thumb?: ReactNode;
  /** Where the row leads. */
  href?: string;
}

interface ShareBarsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is compared, for screen readers: «Что продаётся». */
  label: string;
  /** The largest first. */
  items: readonly ShareItem[];
  /** A value in words: «96 600 ₽». */
  format?: (value: number) => string;
  /** The element of the links: the router's link. */
  linkAs?: ElementType;
}

/** A few things by how much each brings, with a bar against the largest. Use it for at most ten; more are a table. */
export function ShareBars({ label, items, format = formatWhole, linkAs = 'a', ...rest }: ShareBarsProps) {
  const most = Math.max(0, ...items.map(({ value }) => value));
  const thumbs = items.some(({ thumb }) => thumb !== undefined);
  return (
    <List {...rest} aria-label={label} $thumbs={thumbs}>
      {items.map(({ id, title, value, note, thumb, href }) => (
        <Row key={id}>
          {thumbs && <Thumb>{thumb}</Thumb>}
          {href === undefined ? (
            <Title title={title}>{title}</Title>
          ) : (
            <Title as={linkAs} href={href} title={title}>
              {title}
            </Title>
          )}
          <Value>{format(value)}</Value>
          <Bar value={most > 0 ? (value / most) * 100 : 0} label={title} aria-hidden />
          {note !== undefined && <Note>{note}</Note>}
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul<{ $thumbs: boolean }>`
  display: grid;
  grid-template-columns: ${(p) => (p.$thumbs ? 'auto' : '')} minmax(0, 1fr) auto;
  column-gap: ${space[3]};
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-height: 52px;
  padding: 6px 0;

  ${media.hover} {
    &:has(a:hover)::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 -${space[2]};
      border-radius: ${radius.control};
      background: ${color.hover};
    }
  }
`;

const Thumb = styled.span`
  grid-row: 1 / 3;
  display: flex;
`;

const Title = styled.span<{ href?: string }>`
  grid-column: -3;
  ${type.body}
  ${truncate}
  color: ${color.ink};
  text-decoration: none;

  /* The target is the whole row. */
  &[href]::after {
    content: '';
    position: absolute;
    inset: 0 -${space[2]};
    border-radius: ${radius.control};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

const Value = styled.span`
  grid-column: -2;
  ${type.body}
  ${tabular}
  font-weight: ${weight.strong};
  text-align: right;
`;

const Bar = styled(ProgressBar)`
  grid-column: -3;
`;

const Note = styled.span`
  grid-column: -2;
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
  text-align: right;
`;
