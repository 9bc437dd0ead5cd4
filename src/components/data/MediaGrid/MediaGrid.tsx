import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { visuallyHidden } from '#theme/mixins.ts';
import { messages } from './messages.ts';

export interface MediaGridProps extends ComponentPropsWithRef<'div'> {
  /** What is in it, for screen readers: «Лекции». */
  label: string;
  /** Media cards. */
  children: ReactNode;
}

/** Cards in columns: four where the page is as wide as on a desktop, fewer where there is less room. */
export function MediaGrid({ label, children, ...rest }: MediaGridProps) {
  return (
    <Root {...rest}>
      <List aria-label={label}>
        {Children.map(children, (child) => (
          <Cell>{child}</Cell>
        ))}
      </List>
    </Root>
  );
}

export interface MediaGridSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many cards. */
  count?: number;
}

/** The same columns while the cards are on their way. */
export function MediaGridSkeleton({ count = 8, ...rest }: MediaGridSkeletonProps) {
  const t = useMessages(messages);
  return (
    <Root {...rest}>
      <Said>{t.loading}</Said>
      <List as="div" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <Picture height="auto" radius="media" />
            <Skeleton width={index % 3 === 0 ? '80%' : '64%'} style={{ marginTop: 14 }} />
            <Skeleton width="40%" height={10} style={{ margin: '11px 0 3px' }} />
          </div>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 24px;

  @container (min-width: 440px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 660px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @container (min-width: 920px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container (min-width: 1440px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Cell = styled.li`
  min-width: 0;
`;

const Said = styled.output`
  ${visuallyHidden}
`;

const Picture = styled(Skeleton)`
  aspect-ratio: 16 / 9;
`;
