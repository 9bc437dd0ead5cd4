import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The name of the page, as the menu has it, or of the thing that it is about. */
  title: ReactNode;
  /** How many there are, after the title: `42`, «1 из 4». */
  count?: ReactNode;
  /**
   * The line of states under the title: status, «Не сохранено». A title with it names one thing and is set smaller on a phone.
   * Empty where the states stand on the line of the tabs, which follows closely then.
   */
  meta?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The title of a page as the one heading of the first level, with what belongs to the whole page. */
export function PageHeader({ title, count, meta, actions, ...rest }: PageHeaderProps) {
  const entity = meta !== undefined;
  return (
    <Root {...rest} $below={meta === '' ? 'tabs' : entity ? 'form' : 'list'}>
      <Title $entity={entity}>
        {title}
        {count !== undefined && ' '}
        {count !== undefined && <Count>{count}</Count>}
      </Title>
      {entity && meta !== '' && <Meta>{meta}</Meta>}
      {actions !== undefined && <Actions $entity={entity}>{actions}</Actions>}
    </Root>
  );
}

/** What follows: the nearer the more it belongs to the title. */
const below = { tabs: space[2], form: space[5], list: space[6] };

/** The name of a list keeps its line: what finds no room beside it goes under it. */
const beside = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

/** The title of a thing gives way to the buttons beside it. Its states have the whole line under both. */
const above = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  gap: ${space[1]} ${space[6]};

  ${media.phone} {
    column-gap: ${space[3]};
  }
`;

const Root = styled.div<{ $below: keyof typeof below }>`
  ${(p) => (p.$below === 'list' ? beside : above)}
  margin-bottom: ${(p) => below[p.$below]};

  ${media.phone} {
    margin-bottom: ${(p) => (p.$below === 'tabs' ? 0 : space[5])};
  }
`;

const Title = styled.h1<{ $entity: boolean }>`
  flex: 1 1 max-content;
  min-width: 0;
  overflow-wrap: break-word;
  text-wrap: pretty;
  hyphens: auto;
  ${type.title2}
  font-weight: ${weight.strong};

  ${media.phone} {
    flex-basis: 180px;
    ${(p) => (p.$entity ? type.title4 : type.title3)}
  }
`;

const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
  font-weight: ${weight.regular};
`;

const Meta = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  color: ${color.ink2};
  ${type.body}
`;

/** As high as a line of the title, so that the buttons stand on its middle. */
const Actions = styled.div<{ $entity: boolean }>`
  grid-row: 1;
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${(p) => (p.$entity ? 'flex-end' : 'normal')};
  gap: ${space[2]};
  min-height: 36px;
  height: fit-content;

  ${media.phone} {
    ${(p) => p.$entity && 'height: 28px; min-height: 0;'}
  }
`;
