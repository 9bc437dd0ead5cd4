import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The name of the page, as the menu has it, or of the thing that it is about. */
  title: ReactNode;
  /** How many there are, after the title: `42`, «1 из 4». */
  count?: ReactNode;
  /** The line of states under the title: status, «Не сохранено». A title with it names one thing and is set smaller on a phone. */
  meta?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The title of a page as the one heading of the first level, with what belongs to the whole page. */
export function PageHeader({ title, count, meta, actions, ...rest }: PageHeaderProps) {
  const entity = meta !== undefined;
  return (
    <Root {...rest} $entity={entity}>
      <Titles $entity={entity}>
        <Title $entity={entity}>
          {title}
          {count !== undefined && ' '}
          {count !== undefined && <Count>{count}</Count>}
        </Title>
        {entity && <Meta>{meta}</Meta>}
      </Titles>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div<{ $entity: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${(p) => (p.$entity ? space[5] : space[6])};

  ${media.phone} {
    margin-bottom: ${space[5]};
  }
`;

/** The title gives way to the buttons down to 320 px, the name of a list not at all; under that the buttons go to a line of their own. */
const Titles = styled.div<{ $entity: boolean }>`
  flex: 1 1 ${(p) => (p.$entity ? '320px' : 'max-content')};
  min-width: 0;

  ${media.phone} {
    flex-basis: 180px;
  }
`;

const Title = styled.h1<{ $entity: boolean }>`
  overflow-wrap: break-word;
  text-wrap: pretty;
  hyphens: auto;
  ${type.title2}
  font-weight: ${weight.strong};

  ${media.phone} {
    ${(p) => (p.$entity ? type.title4 : type.title3)}
  }
`;

const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
  font-weight: ${weight.regular};
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[1]};
  color: ${color.ink2};
  ${type.body}
`;

/** As high as a line of the title, so that the buttons stand on its middle. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  height: fit-content;
`;
