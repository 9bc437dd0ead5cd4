import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Breadcrumbs, hasWayBack, type Crumb } from '#components/layout/Breadcrumbs/Breadcrumbs.tsx';
import { media } from '#theme/media.ts';
import { color, frame, layer, motion, space } from '#theme/tokens.ts';

interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The path to the parent. On a phone a parent that leads somewhere becomes the way back and takes the place of `start`. */
  crumbs: Crumb[];
  /** Before the path: the button that shows the menu. */
  start?: ReactNode;
  /** Between the path and what stands at the right, or in a row of its own under them: a ToastRegion. */
  news?: ReactNode;
  /** At the right: search, uploads, «Создать». */
  end?: ReactNode;
  /** Renders a link of the path; it is given `href` and children. */
  linkAs?: ElementType;
}

/** The bar over the work, 56 px without news. It stays at the top while the page scrolls, and shows its edge only then. */
export function TopBar({ crumbs, start, news, end, linkAs, ...rest }: TopBarProps) {
  return (
    <Root {...rest}>
      {start !== undefined && <Start $back={hasWayBack(crumbs)}>{start}</Start>}
      <Path>
        <Breadcrumbs crumbs={crumbs} linkAs={linkAs} />
      </Path>
      {news}
      {end !== undefined && <End>{end}</End>}
    </Root>
  );
}

const Root = styled.header`
  container-type: scroll-state;
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[2]};
  min-height: ${frame.bar};
  padding: 0 ${frame.page};
  background: ${color.surface};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 1px solid ${color.line};
    opacity: 0;
    transition: opacity ${motion.fast} ${motion.ease};
  }

  @container scroll-state(stuck: top) {
    &::after {
      opacity: 1;
    }
  }

  ${media.phone} {
    padding: 0 ${frame.pagePhone};
  }
`;

/** What stands in the bar's own row, with or without a band of news under it. */
const inRow = css`
  display: flex;
  align-items: center;
  height: ${frame.bar};
`;

/** The icon's own edge, not that of its ground, stands on the page's margin. */
const Start = styled.div<{ $back: boolean }>`
  ${inRow}
  flex: none;
  margin-left: -${space[2]};

  ${media.phone} {
    display: ${(p) => (p.$back ? 'none' : 'flex')};
  }
`;

const Path = styled.div`
  ${inRow}
  flex: 1 0 auto;
  max-width: 50%;

  ${media.tablet} {
    flex: 1 1 0;
    min-width: 0;
    max-width: none;
  }
`;

const End = styled.div`
  ${inRow}
  justify-content: flex-end;
  /* Without news the path takes no more than its share of the row. */
  margin-left: auto;
  gap: ${space[2]};
  flex: 0 1 auto;
  min-width: 0;

  ${media.phone} {
    flex: none;
    gap: ${space[1]};
  }
`;
